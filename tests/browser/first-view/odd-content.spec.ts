import type { APIRequestContext } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { type OwnEdge, startEdge } from '../support/edge-of-its-own.ts';
import { watchFirstViews } from '../support/first-view.ts';

/** Widths in CSS pixels, with the visitor. */
const VIEWS = [
  { width: 320, language: 'ar', person: 'visitor' },
  { width: 768, language: 'en', person: 'traveller' },
  { width: 1440, language: 'ar', person: 'visitor' },
];

const many = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ');

/** Unlikely content: headings of several lines, a missing picture, very long answers and empty ones. */
const ODD = [
  {
    path: '/about',
    call: '/api/agency/about-us',
    content: {
      title: many('About', 20),
      image: '/media/no-such-picture.png',
      content: `<p>${many('text', 100)}</p>`,
    },
  },
  {
    path: '/faqs',
    call: '/api/agency/faqs',
    content: {
      headerMessage: many('Read this first.', 20),
      questions: ['', `<p>${many('answer', 2000)}</p>`, '<p></p>'].map((answer) => ({
        question: many('Why?', 30),
        answer,
      })),
    },
  },
] as const;

async function respondWith(request: APIRequestContext, edge: OwnEdge, call: string, content: object): Promise<void> {
  const fault = `body:${JSON.stringify({ data: [{ isEnabled: true, ...content }] })}`;
  const response = await request.post(`http://127.0.0.1:${edge.port}/sandbox/faults`, { data: { call, fault } });
  expect(response.ok(), await response.text()).toBe(true);
}

for (const [rendered, LIVERY_RENDER_DEADLINE_MS] of [
  ['on the server', '5000'],
  ['in its loading state, as its content is late', '0'],
] as const) {
  test(`odd content moves nothing where the page was rendered ${rendered}`, async ({ page, request }) => {
    const edge = await startEdge({ LIVERY_RENDER_DEADLINE_MS });
    for (const { path, call, content } of ODD) {
      await respondWith(request, edge, call, content);
      const open = await watchFirstViews(page);
      for (const { width, language, person } of VIEWS) {
        await page.setViewportSize({ width, height: 900 });
        await page.context().clearCookies();
        if (person !== 'visitor') await signInAs(page, edge.at('aurora'), person);
        const { shifts } = await open(edge.at('aurora', `${path}?lng=${language}`));
        expect(shifts, `${path} in ${language} at ${width} for a ${person}`).toEqual([]);
      }
    }
    await edge.stop();
  });
}
