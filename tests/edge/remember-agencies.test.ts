import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agency } from '../../src/domain/agency/agency.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { rememberAgencies } from '../../src/edge/agency-cache.ts';
import { anAgency } from '../support/an-agency.ts';

const site = (hostname: string) => ({ hostname, origin: `https://${hostname}`, isSecure: true });
const aurora = site('aurora.example');
const known = anAgency({ subdomain: 'aurora' });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An API that answers what it is told to, and counts. */
function anApi(first: Result<Agency | null, unknown>) {
  const api = { answer: first, ask: vi.fn(async () => api.answer) };
  return { api, agencyOf: rememberAgencies({ ask: api.ask, deadline: 400, now: () => Date.now() }) };
}

describe('rememberAgencies', () => {
  it('asks once for everybody who waits, and again after a minute', async () => {
    const { api, agencyOf } = anApi(ok(known));
    expect(await Promise.all([agencyOf(aurora), agencyOf(aurora)])).toEqual([known, known]);
    await agencyOf(aurora);
    expect(api.ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(MINUTE);
    await agencyOf(aurora);
    expect(api.ask).toHaveBeenCalledTimes(2);
  });

  it("keeps each host's answer to itself", async () => {
    const ask = async ({ hostname }: { hostname: string }) => ok(anAgency({ subdomain: hostname }));
    const agencyOf = rememberAgencies({ ask, deadline: 400, now: () => 0 });
    const hosts = ['a.example', 'b.example', 'a.example', 'c.example'];
    const told = await Promise.all(hosts.map((host) => agencyOf(site(host))));
    expect(told.map((agency) => agency?.subdomain)).toEqual(hosts);
  });

  it('stays with the last answer while the API fails, for a day', async () => {
    const { api, agencyOf } = anApi(ok(known));
    await agencyOf(aurora);
    api.answer = err('down');
    vi.advanceTimersByTime(DAY - MINUTE);
    expect(await agencyOf(aurora)).toBe(known);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await agencyOf(aurora)).toBeUndefined();
  });

  it('stays with its agencies, whatever ports strangers write behind the name of one', async () => {
    const { api, agencyOf } = anApi(ok(known));
    await agencyOf(aurora);
    for (let port = 1000; port < 4000; port += 1) await agencyOf(site(`aurora.example:${port}`));
    api.answer = err('down');
    expect(await agencyOf(aurora)).toBe(known);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await agencyOf(aurora)).toBe(known);
  });

  it('shares a failure for two seconds, and knows nothing meanwhile', async () => {
    const { api, agencyOf } = anApi(err('down'));
    expect([await agencyOf(aurora), await agencyOf(aurora)]).toEqual([undefined, undefined]);
    expect(api.ask).toHaveBeenCalledTimes(1);
    api.answer = ok(known);
    vi.advanceTimersByTime(2000);
    expect(await agencyOf(aurora)).toBe(known);
  });

  it('forgets an agency that the API says is gone', async () => {
    const { api, agencyOf } = anApi(ok(known));
    await agencyOf(aurora);
    api.answer = ok(null);
    vi.advanceTimersByTime(MINUTE);
    // The old answer is given once more while the new one is on its way.
    await agencyOf(aurora);
    expect(await agencyOf(aurora)).toBeNull();
  });

  it('lets nobody wait longer than the deadline, and has the answer for the next', async () => {
    let answer: (known: Result<Agency, unknown>) => void = () => undefined;
    const ask = () =>
      new Promise<Result<Agency, unknown>>((resolve) => {
        answer = resolve;
      });
    const agencyOf = rememberAgencies({ ask, deadline: 400, now: () => Date.now() });
    const first = agencyOf(aurora);
    await vi.advanceTimersByTimeAsync(400);
    expect(await first).toBeUndefined();
    answer(ok(known));
    expect(await agencyOf(aurora)).toBe(known);
  });

  it('asks a hundred hosts at a time and forgets invented ones, but no agency for their sake', async () => {
    const ask = vi.fn(async ({ hostname }: { hostname: string }) => ok(hostname === 'aurora.example' ? known : null));
    const agencyOf = rememberAgencies({ ask, deadline: 400, now: () => 0 });
    await agencyOf(aurora);
    await Promise.all(Array.from({ length: 300 }, (_, index) => agencyOf(site(`at-once-${index}.example`))));
    expect(ask).toHaveBeenCalledTimes(101);
    for (let index = 0; index < 3000; index++) await agencyOf(site(`invented-${index}.example`));
    ask.mockClear();
    await agencyOf(aurora);
    expect(ask).not.toHaveBeenCalled();
    await agencyOf(site('invented-0.example'));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
