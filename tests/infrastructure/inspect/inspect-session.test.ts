import { describe, expect, it } from 'vitest';
import { memoryConfiguration } from '../../../src/infrastructure/memory/memory-configuration.ts';
import { parseRecording } from '../../../src/infrastructure/recorded/recording-wire.ts';
import { inspectSession } from '../../../src/infrastructure/wiring/inspect-session.ts';
import { memoryAdapters } from '../../../src/infrastructure/wiring/memory-adapters.ts';
import { adaptersIn } from '../../support/adapters-in.ts';
import { NO_PLATFORM } from '../../support/no-platform.ts';

function pageAt(href: string, environment = 'local') {
  const window = { location: new URL(href) } as unknown as Window &
    typeof globalThis & { liveryRecording?: () => string };
  const policies = { everybody: {}, entries: new Map() };
  const configuration = memoryConfiguration({ environment, apiUrl: '', resortUrl: '', contentUrl: '', policies });
  return { window, configuration };
}

describe('a session in the browser', () => {
  it('is recorded where the address requests it, and can be read back', async () => {
    const page = pageAt('http://aurora.localhost/?record&lng=de');
    const record = (await inspectSession(page))?.record;
    const recorder = record?.(adaptersIn(memoryAdapters({ platform: NO_PLATFORM, host: 'aurora.localhost' })));
    expect(recorder?.ids({ next: () => 'id-0001' }).next()).toBe('id-0001');
    const text = page.window.liveryRecording?.() ?? '';
    expect(text).toContain('id-0001');
    expect(parseRecording(text)).toMatchObject({ ok: true });
  });

  it.each([
    ['http://aurora.localhost/', 'local'],
    ['http://aurora.localhost/?record', 'prod'],
  ])('at %s in the environment %s is not', async (href, environment) => {
    const page = pageAt(href, environment);
    expect(await inspectSession(page)).toBeUndefined();
    expect(page.window.liveryRecording).toBeUndefined();
  });

  it.each([
    [204, '', true, []],
    [403, 'This key has expired.', false, ['This key has expired.']],
    [404, '', false, []],
    // A static host serves its page at every path.
    [200, '<!doctype html>', false, []],
  ])('is explained elsewhere where the edge responds with %i: %s', async (status, text, isExplained, warnings) => {
    const page = pageAt('https://aurora.example/?why', 'prod');
    const warned: unknown[] = [];
    const requestedUrls: unknown[] = [];
    Object.assign(page.window, {
      console: { warn: (warning: unknown) => warned.push(warning) },
      fetch: async (path: string) => {
        requestedUrls.push(path);
        return new Response(status === 204 ? null : text, { status });
      },
    });
    expect((await inspectSession(page)) !== undefined).toBe(isExplained);
    expect([requestedUrls, warned]).toEqual([['/livery-why'], warnings]);
    expect(page.window.liveryRecording).toBeUndefined();
  });

  it('goes on without an explanation where the edge can’t be asked', async () => {
    const page = pageAt('https://aurora.example/?why', 'prod');
    Object.assign(page.window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await inspectSession(page)).toBeUndefined();
  });

  it('is explained in the local environment without a key', async () => {
    const page = pageAt('http://aurora.localhost/about?lng=de&why');
    expect(await inspectSession(page)).toBeDefined();
  });
});
