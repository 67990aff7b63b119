import { describe, expect, it } from 'vitest';
import { askSandbox } from '../support/ask-sandbox.ts';

interface RecordContext {
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

const listOf = async (path: string, agency: string) =>
  ((await askSandbox(path, { agency })).json as RecordContext).data;

describe.each(['/api/content/blog', '/api/content/destinations'])('%s', (path) => {
  it('is the same for the same agency, and another for another', async () => {
    const lists = await Promise.all(
      ['aurora', 'aurora', 'noir', 'rihla', 'fiesta'].map((agency) => listOf(path, agency)),
    );
    const [once, isRepeat, ...others] = lists.map((list) => JSON.stringify(list));
    expect(isRepeat).toBe(once);
    expect(new Set([once, ...others]).size).toBe(4);
  });

  it('tells of each thing what its own call tells, and there its content', async () => {
    const [first] = await listOf(path, 'aurora');
    const { json, status } = await askSandbox(`${path}/${String(first?.['slug'])}`);
    expect([status, json]).toMatchObject([200, { data: { ...first, content: expect.stringContaining('<p>') } }]);
    expect(first).not.toHaveProperty('content');
  });

  it('shows pictures that are there', async () => {
    const [first] = await listOf(path, 'aurora');
    const { pathname } = new URL(String(first?.['image']));
    expect(pathname).toMatch(/^\/media\/scene\//);
    await expect(askSandbox(pathname)).rejects.toThrow(/JSON/);
  });

  it('says 404 for what there isn’t, and where nobody’s site asks', async () => {
    expect(await askSandbox(`${path}/nothing`)).toMatchObject({ status: 404, json: { message: expect.any(String) } });
    expect(await askSandbox(path, { agency: 'nobody' })).toMatchObject({ status: 404 });
  });

  it('is empty at the agency that has nothing', async () => {
    expect(await listOf(path, 'plain')).toEqual([]);
  });
});

it('an agency’s blog is written by its own people, in its own language', async () => {
  const [story] = await listOf('/api/content/blog', 'rihla');
  expect(story).toMatchObject({
    title: 'العُلا قبل الشروق',
    author: { name: expect.stringMatching(/\p{Script=Arabic}/u) },
  });
});
