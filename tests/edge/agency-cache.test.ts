import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agency } from '../../src/domain/agency/agency.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { createAgencyCache } from '../../src/edge/agency-cache.ts';
import { anAgency } from '../support/an-agency.ts';

const site = (hostname: string) => ({ hostname, origin: `https://${hostname}`, isSecure: true });
const aurora = site('aurora.example');
const known = anAgency({ subdomain: 'aurora' });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An API with a result that the test sets, and a count of its calls. */
function anApi(first: Result<Agency | null, unknown>) {
  const api = { response: first, fetchAgency: vi.fn(async () => api.response) };
  return { api, findAgency: createAgencyCache({ fetchAgency: api.fetchAgency, deadline: 400, now: () => Date.now() }) };
}

describe('createAgencyCache', () => {
  it('makes one call for all who wait, and another after a minute', async () => {
    const { api, findAgency } = anApi(ok(known));
    expect(await Promise.all([findAgency(aurora), findAgency(aurora)])).toEqual([known, known]);
    await findAgency(aurora);
    expect(api.fetchAgency).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(MINUTE);
    await findAgency(aurora);
    expect(api.fetchAgency).toHaveBeenCalledTimes(2);
  });

  it('has a result of its own for each host', async () => {
    const fetchAgency = async ({ hostname }: { hostname: string }) => ok(anAgency({ subdomain: hostname }));
    const findAgency = createAgencyCache({ fetchAgency, deadline: 400, now: () => 0 });
    const hosts = ['a.example', 'b.example', 'a.example', 'c.example'];
    const agencies = await Promise.all(hosts.map((host) => findAgency(site(host))));
    expect(agencies.map((agency) => agency?.subdomain)).toEqual(hosts);
  });

  it('stays with the last result while the API fails, for a day', async () => {
    const { api, findAgency } = anApi(ok(known));
    await findAgency(aurora);
    api.response = err('down');
    vi.advanceTimersByTime(DAY - MINUTE);
    expect(await findAgency(aurora)).toBe(known);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await findAgency(aurora)).toBeUndefined();
  });

  it('keeps its agencies, whatever ports other requests name for one of them', async () => {
    const { api, findAgency } = anApi(ok(known));
    await findAgency(aurora);
    for (let port = 1000; port < 4000; port += 1) await findAgency(site(`aurora.example:${port}`));
    api.response = err('down');
    expect(await findAgency(aurora)).toBe(known);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await findAgency(aurora)).toBe(known);
  });

  it('shares a failure for two seconds, and knows nothing meanwhile', async () => {
    const { api, findAgency } = anApi(err('down'));
    expect([await findAgency(aurora), await findAgency(aurora)]).toEqual([undefined, undefined]);
    expect(api.fetchAgency).toHaveBeenCalledTimes(1);
    api.response = ok(known);
    vi.advanceTimersByTime(2000);
    expect(await findAgency(aurora)).toBe(known);
  });

  it('forgets an agency that the API reports as gone', async () => {
    const { api, findAgency } = anApi(ok(known));
    await findAgency(aurora);
    api.response = ok(null);
    vi.advanceTimersByTime(MINUTE);
    // The old response is served once more while the new one loads.
    await findAgency(aurora);
    expect(await findAgency(aurora)).toBeNull();
  });

  it('waits no longer than the deadline, and has the result for the next request', async () => {
    let respond: (known: Result<Agency, unknown>) => void = () => undefined;
    const fetchAgency = () =>
      new Promise<Result<Agency, unknown>>((resolve) => {
        respond = resolve;
      });
    const findAgency = createAgencyCache({ fetchAgency, deadline: 400, now: () => Date.now() });
    const first = findAgency(aurora);
    await vi.advanceTimersByTimeAsync(400);
    expect(await first).toBeUndefined();
    respond(ok(known));
    expect(await findAgency(aurora)).toBe(known);
  });

  it('fetches a hundred hosts at a time, and drops invented ones before any agency', async () => {
    const fetchAgency = vi.fn(async ({ hostname }: { hostname: string }) =>
      ok(hostname === 'aurora.example' ? known : null),
    );
    const findAgency = createAgencyCache({ fetchAgency, deadline: 400, now: () => 0 });
    await findAgency(aurora);
    await Promise.all(Array.from({ length: 300 }, (_, index) => findAgency(site(`at-once-${index}.example`))));
    expect(fetchAgency).toHaveBeenCalledTimes(101);
    for (let index = 0; index < 3000; index++) await findAgency(site(`invented-${index}.example`));
    fetchAgency.mockClear();
    await findAgency(aurora);
    expect(fetchAgency).not.toHaveBeenCalled();
    await findAgency(site('invented-0.example'));
    expect(fetchAgency).toHaveBeenCalledTimes(1);
  });
});
