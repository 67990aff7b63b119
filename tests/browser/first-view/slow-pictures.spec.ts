import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { startEdge } from '../support/edge-of-its-own.ts';
import { watchFirstViews } from '../support/first-view.ts';
import { holdBack } from '../support/hold-back.ts';

/** Attributes of pictures in an agency's text, with the sizes of the files. */
const PICTURES = [
  ['width="600" height="300"', 600, 300],
  ['width="3000" height="1000"', 3000, 1000],
  ['', 1200, 300],
  ['', 300, 1200],
  ['', 40, 40],
  ['width="400"', 400, 100],
  ['height="200"', 800, 200],
  ['width="50%"', 500, 500],
  ['width="100%" height="100%"', 500, 100],
  ['height="50%"', 90, 500],
] as const;

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;

const content = PICTURES.map(
  ([attributes, width, height], index) =>
    `<p><img src="/media/slow-${width}x${height}.svg" alt="Picture ${index}" ${attributes}></p><p>Text ${index}</p>`,
).join('');

const placesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p, main img:not([alt=""])')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.outerHTML.slice(0, 60)} ${x},${y} ${width}×${height}`;
    }),
  );

function fulfil(route: Route): Promise<void> {
  const [, width = '', height = ''] = /(\d+)x(\d+)\.svg$/.exec(route.request().url()) ?? [];
  return route.fulfill({ contentType: 'image/svg+xml', body: svg(Number(width), Number(height)) });
}

test("an agency's pictures move nothing when they come late, or never", async ({ page, request }) => {
  const edge = await startEdge({ LIVERY_RENDER_DEADLINE_MS: '5000' });
  const fault = `body:${JSON.stringify({ data: [{ isEnabled: true, title: 'Us', content }] })}`;
  const spoilt = await request.post(`http://127.0.0.1:${edge.port}/sandbox/faults`, {
    data: { call: '/api/agency/about-us', fault },
  });
  expect(spoilt.ok(), await spoilt.text()).toBe(true);

  for (const [width, language, end] of [
    [320, 'ar', fulfil],
    [1440, 'en', fulfil],
    [768, 'en', (route: Route) => route.fulfill({ status: 404 })],
  ] as const) {
    // So tall that all pictures are loaded at once.
    await page.setViewportSize({ width, height: 4500 });
    await page.context().clearCookies();
    const open = await watchFirstViews(page);
    const release = await holdBack(page, '**/media/slow-*', end);
    const opened = open(edge.at('aurora', `/about?lng=${language}`));
    await expect(page.getByText(`Text ${PICTURES.length - 1}`)).toBeVisible();
    const before = await placesIn(page);
    release();
    const { shifts } = await opened;
    await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
    const view = `${language} at ${width}`;
    expect(await placesIn(page), view).toEqual(before);
    expect(shifts, view).toEqual([]);
  }
  await edge.stop();
});
