import { describe, expect, it } from 'vitest';
import { parseWhyKey } from '../../../../src/infrastructure/why/why-key.ts';
import { runCli } from '../support/run-cli.ts';

const SECRET = 'a-secret-of-this-deployment-0123456789';
const env = { LIVERY_WHY_KEY: `${SECRET}\n` };

const MINUTES = /Give whole minutes from 1 to 60\./;

/** The meaning of a key in an address. */
async function keyIn(url: string, host: string) {
  const whyKey = await parseWhyKey(new URL(url).searchParams.get('why') ?? '', {
    secret: SECRET,
    host,
    now: Temporal.Now.instant(),
  });
  return whyKey.ok ? whyKey.value : whyKey.error;
}

function minutesUntil(expires: string): number {
  return Temporal.Now.instant().until(expires).total('minutes');
}

describe('why-key', () => {
  it('prints the address that opens the panel of a site, and until when', async () => {
    const { code, out, err } = await runCli(['why-key', '--host', 'Aurora.example'], { env });
    expect([code, err]).toEqual([0, '']);
    const [url = '', sentence = ''] = out.split('\n');
    expect(url).toMatch(/^https:\/\/aurora\.example\/\?why=[\w.-]+$/);
    const [, expires = ''] =
      /^It opens the why panel of aurora\.example until (.*) UTC, for whoever has it\.$/.exec(sentence) ?? [];
    expect(Math.round(minutesUntil(`${expires.replace(' ', 'T')}Z`))).toBe(15);
    expect(await keyIn(url, 'aurora.example')).toMatchObject({ expires: expect.anything() });
  });

  it('prints the same for programs', async () => {
    const { out } = await runCli(['why-key', '--host', 'aurora.example', '--minutes', '60', '--json'], { env });
    const { url, expires, ...otherFields } = JSON.parse(out);
    expect(otherFields).toEqual({ host: 'aurora.example' });
    expect(Math.round(minutesUntil(expires))).toBe(60);
    expect(String(Object(await keyIn(url, 'aurora.example')).expires)).toBe(expires);
  });

  it.each([
    ['aurora.localhost:8080', 'http://aurora.localhost:8080'],
    ['localhost', 'http://localhost'],
    ['127.0.0.1:80', 'http://127.0.0.1'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['aurora.example:443', 'https://aurora.example'],
    ['aurora.example:8443', 'https://aurora.example:8443'],
    ['aurora.example.', 'https://aurora.example'],
    ['notlocalhost', 'https://notlocalhost'],
  ])('knows the site at %s: %s', async (host, origin) => {
    const { out } = await runCli(['why-key', '--host', host, '--json'], { env });
    const { url } = JSON.parse(out);
    expect(new URL(url).origin).toBe(origin);
    expect(await keyIn(url, new URL(origin).host)).toMatchObject({ expires: expect.anything() });
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'LIVERY_WHY_KEY is not set.'],
    [{ LIVERY_WHY_KEY: '  ' }, 'LIVERY_WHY_KEY is not set.'],
    [{ LIVERY_WHY_KEY: 'short-secret' }, 'LIVERY_WHY_KEY has fewer than 32 characters, which can be guessed.'],
  ])('exits 2 with %j, and says what to do', async (without, why) => {
    const { code, out, err } = await runCli(['why-key', '--host', 'aurora.example'], { env: without });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: No key can be made\.\n {2}Why: {2}.*\n {2}Next: Set it to the secret /);
    expect(err).toContain(why);
    expect(err).not.toContain('short-secret');
    const asJson = await runCli(['why-key', '--host', 'aurora.example', '--json'], { env: without });
    expect(JSON.parse(asJson.err)).toMatchObject({ error: { why }, exitCode: 2 });
  });

  it.each<[string[], RegExp]>([
    [[], /required option '--host <host>' not specified/],
    [['--host', 'https://aurora.example'], /Give a host name without https:/],
    [['--host', 'aurora.example/deals'], /Give a host name without https:/],
    [['--host', 'somebody@aurora.example'], /Give a host name without https:/],
    [['--host', 'aurora.example', '--minutes', '0'], MINUTES],
    [['--host', 'aurora.example', '--minutes', '61'], MINUTES],
    [['--host', 'aurora.example', '--minutes', '1.5'], MINUTES],
    [['--host', 'aurora.example', '--minutes', 'ten'], MINUTES],
    [['--host', 'aurora.example', '--minutes', '-5'], MINUTES],
    [['--host', 'aurora.example', '--minutes', '9999'], MINUTES],
  ])('exits 2 with what to do for %j', async (args, advice) => {
    const { code, out, err } = await runCli(['why-key', ...args], { env });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(advice);
  });
});
