import { describe, expect, it } from 'vitest';
import { startPlatform } from '../support/platform.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe('agency', () => {
  it('prints the agency of the host as one JSON document, in clean names', async () => {
    const { code, value } = await runJson('agency', '--host', 'aurora.localhost');
    expect(code).toBe(0);
    const agency = { name: 'Aurora Journeys', subdomain: 'aurora', status: 'active', faq: { enabled: true } };
    expect(value).toMatchObject(agency);
  });

  it('prints a table without colours for a program, with a bold head for a person', async () => {
    const plain = await runCli(['agency']);
    expect(plain.out).toContain('Aurora Journeys');
    expect(plain.out).not.toContain('\u001b');
    expect((await runCli(['agency'], { isTTY: true })).out).toContain('\u001b[1mAurora Journeys');
    expect((await runCli(['agency'], { isTTY: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b');
  });

  it('prints an inactive agency, with its status', async () => {
    const { code, value } = await runJson('agency', '--host', 'dormant.localhost');
    expect([code, value.status]).toEqual([0, 'inactive']);
  });

  it('exits 1 for a host without one', async () => {
    const { code, out, err } = await runCli(['agency', '--host', 'unknown.localhost']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^error: Agency not found!\n {2}Why: {2}There is no agency at unknown.localhost.\n {2}Next: /);
  });

  it('sends the host, and what is set for the session', async () => {
    const { url, requests } = await startPlatform({ '/api/agency': { agency: { agencyName: 'Far \u001b[31mAway' } } });
    const site = ['--adapters', 'http', '--api', url, '--host', 'far.localhost'];
    const person = ['--token', 't-1', '--language', 'de', '--time-zone', 'Asia/Dubai'];
    const { code, out } = await runCli(['agency', ...site, ...person]);
    expect(code).toBe(0);
    expect(out).toContain('Far Away');
    expect(requests[0]?.headers).toMatchObject({
      origin: 'http://far.localhost',
      'x-access-token': 't-1',
      'accept-language': 'de',
      timezone: 'Asia/Dubai',
    });
  });

  it.each([
    [{ agency: null }, 200, 1, /Agency not found!/],
    [[], 200, 3, /response can’t be used/],
    [{ message: 'Bad \u001b[31mday' }, 400, 3, /status 400 and the message: Bad day\n {2}Next: .*session [\w-]{36}/],
    [{}, 401, 3, /status 401[^]*Next: Give another --token/],
  ])('explains what is wrong with the response %j, status %i', async (response, status, exit, words) => {
    const { url } = await startPlatform({ '/api/agency': response }, status);
    const { code, out, err } = await runCli(['agency', '--api', url]);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toMatch(words);
    expect(err).not.toContain('\u001b');
  });

  it('exits 3 where nothing responds', async () => {
    const { code, err } = await runCli(['agency', '--api', 'http://127.0.0.1:1']);
    expect(code).toBe(3);
    expect(err).toMatch(/The API can’t be reached\.\n {2}Next: Check that --api is the right address/);
  });
});
