import { spawnSync } from 'node:child_process';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { agenciesReport, inTurnReport } from '../../scripts/bench/edge/edge-report.mjs';
import { loadServer } from '../../scripts/bench/edge/load-server.mjs';
import { serveWithNginx } from '../../scripts/bench/edge/nginx.mjs';
import { everyHomePage, homePagesOf } from '../../scripts/bench/edge/targets.mjs';
import { zipf } from '../../scripts/bench/edge/zipf.mjs';
import { requestBytes } from '../../scripts/bench/request-bytes.mjs';
import { freePort } from '../../scripts/machine/free-port.mjs';
import { startProgram } from '../../scripts/machine/start-program.mjs';
import { aServer } from '../support/http/test-server.ts';

describe('Zipf’s law', () => {
  test.prop([fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'draws from 1 to the number, in the order of the chances',
    (count, chance) => {
      const drawn = zipf(count, () => chance)();
      expect(drawn).toBeGreaterThanOrEqual(1);
      expect(drawn).toBeLessThanOrEqual(count);
      expect(zipf(count, () => chance / 2)()).toBeLessThanOrEqual(drawn);
    },
  );

  it('draws the second half as often as the first, the fourth a quarter as often', () => {
    let at = 0;
    const draw = zipf(4, () => ((at++ % 25_000) + 0.5) / 25_000);
    const drawn = Array.from({ length: 25_000 }, draw);
    const times = [1, 2, 4].map((rank) => drawn.filter((one) => one === rank).length);
    expect(times).toEqual([12_000, 6000, 3000]);
  });
});

describe('what is requested', () => {
  it('is a page that was not requested before, where none may come from a cache', () => {
    const next = everyHomePage();
    const pages = Array.from({ length: 10_000 }, next).map(({ host, path }) => `${host}${path}`);
    expect(new Set(pages).size).toBe(10_000);
    expect(pages[0]).toMatch(/^agency-1\.example\/\?lng=en&currency=[A-Z]{3}$/);
  });

  it('is the home page of one of so many agencies', () => {
    const next = homePagesOf(3);
    const hosts = new Set(Array.from({ length: 1000 }, () => next().host));
    expect([...hosts].sort()).toEqual(['agency-1.example', 'agency-2.example', 'agency-3.example']);
  });

  it.each([10, 10_000])('is a new page one time in ten, whether of few agencies or of many: %i', (agencies) => {
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const next = homePagesOf(agencies, random);
    const pages = Array.from({ length: 5000 }, next).map((target) => JSON.stringify(target));
    expect(new Set(pages).size).toBe(500);
    expect(pages[0]).toMatch(/"accept-language":"\w+","cookie":"currency=/);
  });
});

describe('a loaded server', () => {
  it('is sent the given number of requests, each to its own host, as browsers send them', async () => {
    const server = await aServer((_, response) => response.end('page'));
    let made = 0;
    const target = () => ({ host: `agency-${(made += 1)}.example`, path: '/' });
    const { latencies, failures, perSecond } = await loadServer(Number(new URL(server.url).port), target, {
      amount: 40,
    });
    expect([latencies.length, failures, perSecond > 0]).toEqual([40, 0, true]);
    expect(new Set(server.requests.map(({ headers }) => headers.host)).size).toBeGreaterThanOrEqual(40);
    expect(server.requests[0]?.headers).toMatchObject({ accept: expect.stringContaining('text/html') });
  });

  it('counts responses other than successes as failures', async () => {
    const server = await aServer((_, response) => response.writeHead(503).end());
    const target = { host: 'agency-1.example', path: '/' };
    const result = await loadServer(Number(new URL(server.url).port), target, { amount: 20 });
    expect([result.failures, result.perSecond]).toEqual([20, 0]);
  });
});

describe('the API of the benchmark', () => {
  it('has an agency for every host, all with the same content', async () => {
    const port = await freePort(14_780, '127.0.0.1');
    const api = await startProgram('scripts/bench/edge/fake-api.mjs', { PORT: String(port) });
    onTestFinished(api.stop);
    const get = async (path: string, host: string) => {
      const { status, body } = await requestBytes({ port, path, headers: { origin: `http://${host}` } });
      return { status, value: JSON.parse(body.toString()) };
    };
    const [one, other] = [await get('/api/agency', 'one.example'), await get('/api/agency', 'other.example')];
    expect([one.status, one.value.agency.name]).toEqual([200, 'Agency of http://one.example']);
    expect(other.value.agency).toEqual({ ...one.value.agency, name: 'Agency of http://other.example' });
    expect(await get('/api/agency/faqs', 'one.example')).toEqual(await get('/api/agency/faqs', 'other.example'));
  });

  it('fails at once where it can’t start, and says why', async () => {
    const starting = startProgram('scripts/bench/edge/gone.mjs', {});
    await expect(starting).rejects.toThrow(/ended with code 1 .*Cannot find module .*gone\.mjs/s);
  });
});

const hasNginx = ['nginx', '/usr/sbin/nginx'].some((program) => spawnSync(program, ['-v']).status === 0);

describe.skipIf(!hasNginx)(`nginx${hasNginx ? '' : ', not tried: there is none here'}`, () => {
  it.each([1, 2])(
    'serves the bytes that it was given, with their type and encoding, by %i processes',
    async (workers) => {
      const body = Buffer.from([1, 2, 3]);
      const headers = { 'content-type': 'text/html; charset=UTF-8', 'content-encoding': 'br' };
      const nginx = await serveWithNginx({ '/': { status: 200, headers, body } }, 14_790, workers);
      onTestFinished(() => nginx?.stop());
      const response = await requestBytes({ port: nginx?.port, path: '/' });
      expect([response.status, response.body]).toEqual([200, body]);
      expect(response.headers).toMatchObject(headers);
    },
  );
});

describe('the report on the edge', () => {
  const rates = (perSecond: number) => ({ perSecond: [perSecond], perProcessorSecond: [perSecond * perSecond] });
  const none = { perSecond: [], perProcessorSecond: [] };
  const inTurn = {
    page: rates(20),
    pageOfNginx: rates(40),
    file: rates(10),
    fileOfNginx: rates(40),
    uncached: rates(30),
    failures: 0,
  };
  const agencies = { perSecond: 1, median: 1, p99: 10, startMemory: 90, mostMemory: 300, growth: 1, failures: 0 };

  it('compares with nginx by what arrives and by the processor time of both, and few agencies with many', () => {
    expect(inTurnReport(inTurn)).toMatchObject({
      figures: [{ value: 0.5 }, { value: 0.25 }, { value: 0.25 }, { value: 0.0625 }],
      notes: [],
    });
    const { figures, notes } = agenciesReport({ few: agencies, many: { ...agencies, p99: 12 } });
    expect(figures.map(({ value }) => value)).toEqual([1.2, 300, 1]);
    expect(notes).toEqual([]);
  });

  it('names the number of processes where several served', () => {
    const { figures, tables } = inTurnReport(inTurn, 2);
    expect(figures[0]).toMatchObject({ name: 'cached pages per second / nginx, 2 workers', value: 0.5, atLeast: 0.5 });
    expect(tables[0]?.columns).toEqual(['', 'edge, 2 workers', 'nginx, 2 workers']);
    expect(inTurnReport(inTurn).tables[0]?.columns).toEqual(['', 'edge', 'nginx, one worker']);
  });

  it('says where there is no nginx, and where requests failed', () => {
    const { figures, notes } = inTurnReport({ ...inTurn, pageOfNginx: none, fileOfNginx: none, failures: 2 });
    expect(figures.map(({ value }) => value)).toEqual(Array(4).fill(Number.NaN));
    expect(notes).toEqual([expect.stringContaining('not installed'), expect.stringContaining('2 REQUESTS FAILED')]);
    const failed = agenciesReport({ few: agencies, many: { ...agencies, failures: 1 } });
    expect(failed.notes).toEqual([expect.stringContaining('1 REQUESTS FAILED')]);
  });
});
