import { createSandbox } from '@livery/sandbox/app';
import { expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../../tests/edge/an-edge.ts';
import { type ApiResponder, aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const TAG = 'livery-first-view';

/** A sandbox whose agencies wrote this about themselves. */
function anApiWith(content: string): ApiResponder {
  const sandbox = createSandbox();
  return (request) =>
    new URL(request.url).pathname === '/api/agency/about-us'
      ? Response.json({ data: [{ isEnabled: true, title: 'About us', image: '', content }] })
      : sandbox.fetch(request);
}

const aboutWith = async (content: string) => {
  const edge = aRenderingEdge({ root }, anApiWith(content));
  const response = await edge.request('http://aurora.localhost/about', OPENING_REQUEST);
  return { status: response.status, text: await response.text() };
};

it.each<[string, string]>([
  ['260 kB of small paragraphs', '<p>a</p>'.repeat(30_000)],
  ['1.3 MB of words', 'word '.repeat(260_000)],
  ['more than the edge reads', 'word '.repeat(600_000)],
])('leaves the page of %s to the browser, which loads it by itself', async (_, content) => {
  const { status, text } = await aboutWith(content);
  expect(status).toBe(200);
  expect(text).not.toContain(TAG);
  expect(text.length).toBeLessThan(100_000);
});

it('renders what is as long as legal texts are', async () => {
  const { text } = await aboutWith('<p>Twelve words that say what is done with what you told us.</p>'.repeat(800));
  expect(text).toContain(TAG);
  expect(text).toContain('<p>Twelve words');
});

it('sends no picture that is written into its address, which no page shows', async () => {
  const { text } = await aboutWith(`<p>Hello</p><img src="data:image/png;base64,${'iVBORw0K'.repeat(150_000)}">`);
  expect(text).toContain('<p>Hello</p>');
  expect(text.length).toBeLessThan(100_000);
});
