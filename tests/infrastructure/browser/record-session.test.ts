import { describe, expect, it } from 'vitest';
import { recordSession } from '../../../src/infrastructure/browser/record-session.ts';
import { memoryConfiguration } from '../../../src/infrastructure/memory/memory-configuration.ts';
import { parseRecording } from '../../../src/infrastructure/recorded/recording-wire.ts';
import { memoryAdapters } from '../../../src/infrastructure/wiring/memory-adapters.ts';
import { adaptersIn } from '../../support/adapters-in.ts';

function pageAt(href: string, environment = 'local') {
  const window = { location: { href } } as unknown as Window & typeof globalThis & { liveryRecording?: () => string };
  const policies = { everybody: {}, entries: new Map() };
  const configuration = memoryConfiguration({ environment, apiUrl: '', resortUrl: '', contentUrl: '', policies });
  return { window, configuration };
}

describe('a session in the browser', () => {
  it('is recorded where the address requests it, and can be read back', async () => {
    const page = pageAt('http://aurora.localhost/?record&lng=de');
    const record = await recordSession(page);
    const recorder = record?.(adaptersIn(memoryAdapters({ host: 'aurora.localhost' })));
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
    expect(await recordSession(page)).toBeUndefined();
    expect(page.window.liveryRecording).toBeUndefined();
  });
});
