import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { embeddedSandbox } from '@livery/sandbox/embedded';
import { runCount } from '@livery/testkit/runs';
import axios, { type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import type { Shell } from '../../../../src/application/shell.ts';
import { createShell } from '../../../../src/infrastructure/wiring/create-shell.ts';
import { anEdgeSet } from '../../../../tests/support/edge/an-edge-set.ts';
import { aPage } from '../../../../tests/support/pages/a-page.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A leak grows in each round; V8's compiled code and its data grow only in some. */
const ROUND_COUNT = 4;
/** The number in each round; the deep lane opens 10 times as many. */
const SHELLS = runCount(20);
const HOST = 'http://aurora.localhost';
const PAGES = ['/', '/?tab=Cars', '/?tab=Flights', '/about', '/faqs', '/nowhere'];

/** Responds with those of a sandbox, each made once. */
function respondOnce(): AxiosAdapter {
  const sandbox = embeddedSandbox('local');
  const bodies = new Map<string, string>();
  return async (config) => {
    const address = axios.getUri(config);
    const body = bodies.get(address);
    const data = body ?? (await (await sandbox.fetch(new Request(address, { headers: { origin: HOST } }))).text());
    bodies.set(address, data);
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
}

/** Opens the shell of one request, with the data of its page. */
async function openShell(adapter: AxiosAdapter, address: string): Promise<Shell> {
  const set = anEdgeSet(HOST, { url: `${HOST}${address}` }, { adapter });
  const shell = createShell(set.adapters);
  shell.agency.load();
  shell.market.load();
  shell.pageData.open(aPage(address));
  await shell.pageData.whenSettled();
  return shell;
}

const timerCount = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

/** In MB, after garbage collection. */
function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

describe('shells of one request each', () => {
  it('leave nothing behind: no timer, no listener that holds them, no memory', async () => {
    const adapter = respondOnce();
    const shells: WeakRef<Shell>[] = [];
    const open = async (count: number) => {
      for (let index = 0; index < count; index++) {
        const shell = await openShell(adapter, PAGES[index % PAGES.length] ?? '/');
        shells.push(new WeakRef(shell));
      }
      await new Promise(setImmediate);
    };
    // Modules loaded with the first shells stay.
    await open(PAGES.length * 3);
    const timersBefore = timerCount();
    const heaps = [heapMegabytes()];
    for (let round = 0; round < ROUND_COUNT; round++) {
      await open(SHELLS);
      heaps.push(heapMegabytes());
    }
    const growths = heaps.slice(1).map((heapAfter, round) => heapAfter - (heaps[round] ?? 0));

    expect(timerCount()).toBeLessThanOrEqual(timersBefore);
    expect(shells.filter((shell) => shell.deref() !== undefined).length).toBeLessThan(5);
    // A shell takes hundreds of kilobytes; of the 400 of the deep lane, a kilobyte each.
    expect(Math.min(...growths)).toBeLessThan(0.5);
  }, 600_000);
});
