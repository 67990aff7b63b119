import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRemotePages } from '../../../src/infrastructure/remotes/create-remote-pages.ts';

const entry = (routes: readonly string[]) => ({
  ...{ url: 'a.js', integrity: `sha384-${'A'.repeat(64)}`, contract: '1', routes },
});
const LOYALTY = { version: 1, remotes: { loyalty: entry(['/loyalty']), bad: entry(['/about']) } };
const PAGES = [{ remote: 'loyalty', routes: ['/loyalty'] }];
const BAD = 'Remote “bad” is refused: its route “/about” claims “/about”, which is a page of the site itself';

/** A reader of a content host; the test chooses its responses and moves its clock. */
async function aReader(contentUrl: string, respond: () => Promise<Response>, root = '/nowhere') {
  const [requests, problems]: [string[], string[]] = [[], []];
  let time = 0;
  const { read, pages: current } = createRemotePages(contentUrl, {
    root,
    onProblem: (problem) => problems.push(problem),
    now: () => time,
    fetch(address) {
      requests.push(address instanceof Request ? address.url : address.toString());
      return respond();
    },
  });
  expect([current(), requests]).toEqual([[], []]);
  await read();
  return { current, requests, problems, advance: (milliseconds: number) => (time += milliseconds) };
}

const settled = () => new Promise(setImmediate);

describe('the pages of remotes, as the edge reads them', () => {
  it('are in the manifest of the content host; who is refused is reported in one sentence', async () => {
    const { current, requests, problems } = await aReader('https://content.example/x', async () =>
      Response.json(LOYALTY),
    );
    expect(current()).toEqual(PAGES);
    expect([requests, problems]).toEqual([['https://content.example/x/remotes.json'], [BAD]]);
  });

  it('are read again a minute later, in the background, and stay as they were where that fails', async () => {
    let respond = async () => Response.json(LOYALTY);
    const reader = await aReader('https://content.example', () => respond());
    reader.advance(59_999);
    expect([reader.current(), reader.requests.length]).toEqual([PAGES, 1]);
    respond = async () => new Response('', { status: 502 });
    reader.advance(1);
    expect(reader.current()).toEqual(PAGES);
    await settled();
    expect([reader.current(), reader.problems.slice(1)]).toEqual([
      PAGES,
      ['The manifest of remote modules can’t be read: Error: the content host responded with 502'],
    ]);
    respond = async () => Response.json({ version: 1, remotes: {} });
    reader.advance(60_000);
    reader.current();
    await settled();
    expect(reader.current()).toEqual([]);
  });

  it('are none where the content host has no manifest, or a later one', async () => {
    const reader = await aReader('https://content.example', async () => Response.json({ version: 2 }));
    expect([reader.current(), reader.problems]).toEqual([
      [],
      ['The manifest of remote modules can’t be used: {"kind":"manifest-newer","version":2}'],
    ]);
  });

  it('are those of the edge’s own folder, where the content host is a path of the site', async () => {
    const root = mkdtempSync(join(tmpdir(), 'livery-pages-'));
    const never = () => Promise.reject(new Error('No host is asked.'));
    expect((await aReader('/remotes', never, root)).current()).toEqual([]);
    mkdirSync(join(root, 'remotes'));
    writeFileSync(join(root, 'remotes', 'remotes.json'), JSON.stringify(LOYALTY));
    const { current, requests, problems } = await aReader('/remotes', never, root);
    expect([current(), requests, problems]).toEqual([PAGES, [], [BAD]]);
  });

  it('are not read out of an endless manifest', async () => {
    let [sent, isCancelled] = [0, false];
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        // Ends the test even if nothing limits the response.
        if (sent > 100) return controller.close();
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const { current, problems } = await aReader('https://content.example', async () => new Response(endless));
    expect([current(), isCancelled, sent < 20]).toEqual([[], true, true]);
    expect(problems).toEqual(['The manifest of remote modules can’t be read: Error: it is larger than 512 kB']);
  });
});
