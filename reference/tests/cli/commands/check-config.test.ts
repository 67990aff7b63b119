import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function envFile(text: string): string {
  const path = join(folder, 'livery.env');
  writeFileSync(path, text);
  return path;
}

describe('check-config', () => {
  it('exits 0 where a server can be started, and lists what applies', async () => {
    const { code, out, err } = await runCli(['check-config'], { env: { PORT: '9000' } });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/│ PORT +│ 9000 /);
    expect(out).toMatch(/│ HOST +│ +│ 127\.0\.0\.1 /);
    expect(out).toContain('A server can be started with these settings.\n');
  });

  it('exits 1 with every problem, a sentence each', async () => {
    const { code, err } = await runCli(['check-config'], {
      env: { PORT: 'x', LIVERY_API_ULR: 'y', LIVERY_POLICIES: '{' },
    });
    expect(code).toBe(1);
    expect(err.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'LIVERY_API_ULR',
      'PORT',
      'LIVERY_POLICIES',
      '',
    ]);
  });

  it('checks a file instead of the environment', async () => {
    const file = envFile('# production\nLIVERY_ENVIRONMENT=prod\n');
    const { code, err } = await runCli(['check-config', '--env-file', file], { env: { LIVERY_API_URL: '/' } });
    expect([code, err]).toEqual([1, expect.stringMatching(/^LIVERY_API_URL is not set, /)]);
    envFile('LIVERY_ENVIRONMENT=prod\nLIVERY_API_URL="https://api.example"\n');
    expect((await runCli(['check-config', '--env-file', file])).code).toBe(0);
  });

  it('checks whether the folders of former builds can be read', async () => {
    const env = { LIVERY_ASSETS: join(folder, 'missing') };
    const { code, err } = await runCli(['check-config'], { env });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^LIVERY_ASSETS names “.*missing”, which is no folder that can be read: /),
    ]);
    expect((await runCli(['check-config'], { env: { LIVERY_ASSETS: folder } })).code).toBe(0);
  });

  it('refuses a file in which a setting stands twice, and says which', async () => {
    const file = envFile('PORT=9000\n# PORT=1\nLIVERY_LOG_LEVEL=info\n export PORT = 9001\nPORT=9001\n');
    const { code, out, err } = await runCli(['check-config', '--env-file', file]);
    expect([code, err]).toEqual([
      1,
      'Line 4 has export before PORT: leave it out, since systemd passes over such a line.\nPORT stands in the file more than once: remove all but one, since the last one counts.\n',
    ]);
    expect(out).not.toContain('A server can be started');
  });

  it('names the lines of a file that systemd reads differently, and those that are no assignment', async () => {
    const file = envFile(
      [
        '; of production',
        'PORT=9000 # the site',
        '',
        'LIVERY_POLICIES=\'{ "default": {},',
        '  "#": {} }\'',
        'no assignment, secret',
        'LIVERY_CONTENT_URL="https://content.example" # CDN',
        '  # LIVERY_LOG_LEVEL=warn # quiet',
        'A NAME=secret',
        'OTHER="a # b \\" # c"\r',
        'EMPTY=\r',
        '\r',
        'LIVERY_REDIS_URL=redis://:secret#@cache.example',
      ].join('\n'),
    );
    const { code, err } = await runCli(['check-config', '--env-file', file]);
    const comment = (line: number, name: string) =>
      `Line ${line} has a # outside of quotes after ${name}=, and systemd would take the comment for a part of the value: put a comment into its own line, and a value that holds # into quotes.`;
    const none = (line: number) => `Line ${line} is no assignment: write NAME=value, or # before a comment.`;
    expect(code).toBe(1);
    expect(err.split('\n').filter((line) => line.startsWith('Line '))).toEqual([
      comment(2, 'PORT'),
      none(6),
      comment(7, 'LIVERY_CONTENT_URL'),
      none(9),
      comment(13, 'LIVERY_REDIS_URL'),
    ]);
    expect(err).not.toContain('secret');
  });

  it.each<[string, Record<string, string>, number]>([
    ['without policies', {}, 1],
    ['whose policies name nobody', { LIVERY_POLICIES: '{"default":{}}' }, 1],
    ['whose policies name no host in full', { LIVERY_POLICIES: '{"aurora":{}}' }, 1],
    ['and a template with the host', { LIVERY_API_ORIGIN_TEMPLATE: 'https://{host}' }, 1],
    ['and policies that name a host', { LIVERY_POLICIES: '{"aurora.example":{}}' }, 0],
    ['at one internal address', { LIVERY_API_ORIGIN_TEMPLATE: 'http://10.0.0.5:3000' }, 0],
  ])('refuses an API under each agency’s host that is called at none: %s', async (_, others, expected) => {
    const { code, err } = await runCli(['check-config'], { env: { LIVERY_API_URL: '/', ...others } });
    expect(code).toBe(expected);
    expect(err).toMatch(expected === 0 ? /^$/ : /^LIVERY_POLICIES names no host, .* every page is a 503: .*\.\n$/);
  });

  it('refuses a file that can’t be read as wrong usage', async () => {
    const { code, err } = await runCli(['check-config', '--env-file', join(folder, 'missing')]);
    expect([code, err]).toEqual([2, expect.stringContaining('can’t be read')]);
  });

  it('prints no password, neither for people nor for programs', async () => {
    const env = { LIVERY_RESORT_URL: 'https://user:secret@resorts.example' };
    for (const args of [[], ['--json']]) {
      const { out } = await runCli(['check-config', ...args], { env });
      expect(out).toContain('https://user:…@resorts.example');
      expect(out).not.toContain('secret');
    }
  });

  it('prints nothing of the secret of the why panel, whether it can be used or not', async () => {
    for (const secret of ['a-secret-of-this-deployment-0123456789', 'a-secret']) {
      const ran = await runCli(['check-config'], { env: { LIVERY_WHY_KEY: secret } });
      expect(ran.out).toMatch(/│ LIVERY_WHY_KEY +│ … /);
      expect(ran.out + ran.err).not.toContain('a-secret');
      expect(ran.code).toBe(secret === 'a-secret' ? 1 : 0);
    }
  });

  it.each([
    ['rediss://user:secret@cache.example:6380/2', 'rediss://…@cache.example:6380/2', 0],
    ['redis://cache.example', 'redis://cache.example', 0],
    ['redis://:sec/ret:secret@cache.example', '…', 1],
    ['redis:secret@cache.example', '…', 1],
    ['redis://cache.example?password=secret', '…', 1],
  ])('prints no password of a Redis: %s', async (address, printed, expected) => {
    const { code, out, err } = await runCli(['check-config', '--json'], { env: { LIVERY_REDIS_URL: address } });
    expect(code).toBe(expected);
    expect(JSON.parse(out)).toMatchObject({
      settings: expect.arrayContaining([expect.objectContaining({ name: 'LIVERY_REDIS_URL', value: printed })]),
    });
    expect(out + err).not.toContain('secret');
  });
});
