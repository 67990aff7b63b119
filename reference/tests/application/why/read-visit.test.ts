import type { CallFailure } from '@livery/contract/notices/call-failure';
import { remoteNamed } from '@livery/contract/remotes/remote-name';
import { err, ok } from '@livery/contract/shared/result';
import { DEMO_PLATFORM } from '@livery/sandbox/memory/demo-platform';
import { describe, expect, it } from 'vitest';
import type { RemoteHost } from '../../../../src/application/remotes/remote-source.port.ts';
import { readVisit, type VisitQuestion } from '../../../../src/application/why/read-visit.ts';
import { parseManifest } from '../../../../src/infrastructure/remotes/manifest-wire.ts';
import { replacing } from '../../../../src/infrastructure/wiring/create-container.ts';
import { createExplainedShell } from '../../../../src/infrastructure/wiring/create-explained-shell.ts';
import { memoryAdapters } from '../../../../src/infrastructure/wiring/memory-adapters.ts';
import type { Ports } from '../../../../src/infrastructure/wiring/tokens.ts';
import { adaptersIn } from '../../../../tests/support/adapters-in.ts';
import { until } from '../../../../tests/support/until.ts';

const CONTENT = 'https://content.example/remotes';
const parsedManifest = parseManifest(
  {
    version: 1,
    remotes: {
      blog: { url: 'blog/entry.js', integrity: `sha384-${'A'.repeat(64)}` },
      loyalty: { url: 'l.js', integrity: `sha384-${'A'.repeat(64)}`, contract: '>=1.0 <2', routes: ['/loyalty'] },
    },
  },
  `${CONTENT}/`,
);
if (!parsedManifest.ok) throw new Error(parsedManifest.error.kind);
const manifest = parsedManifest.value;

interface VisitOptions {
  readonly search?: string;
  readonly token?: string;
  readonly ports?: (memory: Ports) => Partial<Ports>;
}

async function read(question: VisitQuestion = {}, { search, token, ports = () => ({}) }: VisitOptions = {}) {
  const memory = memoryAdapters({
    platform: DEMO_PLATFORM,
    ...{ host: 'aurora.localhost', search, token, timeZone: 'Asia/Dubai' },
    now: Temporal.Instant.from('2026-11-21T20:30:00Z'),
    policies: { everybody: { partner: true }, entries: new Map() },
    reporter: { warn: () => undefined, error: () => undefined },
  });
  const { shell, adapters } = createExplainedShell([...memory, replacing(ports(adaptersIn(memory)))]);
  shell.start();
  const state = await until(shell.agency.state, ({ kind }) => kind === 'ready');
  if (state.kind !== 'ready') throw new Error(state.kind);
  return readVisit({ shell, adapters, agency: state.agency }, question);
}

/** A content host with this function for reading its manifest. */
const hostThat = (readManifest: () => Promise<never>): RemoteHost => ({
  runsModules: true,
  open: async () => ({ readManifest }) as never,
});

describe('the facts of a visit', () => {
  it('are those of the address, the device, the day, the deployment and the platform', async () => {
    const { visit, unknown } = await read({}, { search: '?lng=de&currency=EUR&code=DE&redirect=/about' });
    expect(visit).toMatchObject({
      address: { path: '/', host: 'aurora.localhost' },
      cookies: { hidden: { header: false, footer: false }, wasAgent: false, token: false },
      storage: { deepLink: null, popupClosed: false },
      clock: { today: '2026-11-22' },
      profile: null,
      agency: { status: 'active' },
      policies: { partner: true },
      platform: { navigations: [], about: { enabled: true }, faq: { enabled: true } },
      deployment: { environment: 'local' },
      question: { call: '/api/agency', target: '/about', remote: 'mainApp' },
    });
    expect(visit.address.query.get('lng')).toBe('de');
    expect(visit.platform.languages?.length).toBeGreaterThan(1);
    expect([...unknown.keys()]).toEqual(['platform.navigations', 'deployment.remotePages', 'manifest', 'deal']);
    expect(unknown.get('deal')).toBe('No deal was named.');
  });

  it('have the entries of the side navigation for agents', async () => {
    const { visit } = await read({}, { token: 'sandbox-aurora-agent' });
    expect(visit).toMatchObject({ profile: { isTravelAgent: true }, cookies: { token: true } });
    expect(visit.platform.navigations.length).toBeGreaterThan(5);
  });

  it('are those of the page that is asked about, not of the session’s own', async () => {
    const rates = { discountPercentage: null, publishedRate: 2, totalRate: 1, baseRate: null, taxAndFee: null };
    const question = { page: '/about?lng=fr', call: '/api/x', target: '/y', remote: 'blog', deal: rates } as const;
    const { visit, unknown } = await read(question, { search: '?lng=de&currency=EUR' });
    expect(visit.address.path).toBe('/about');
    expect([visit.address.query.get('lng'), visit.address.query.get('currency')]).toEqual(['fr', null]);
    expect(visit).toMatchObject({ question: { call: '/api/x', target: '/y', remote: 'blog' }, deal: rates });
    expect(unknown.get('manifest')).toBe('Without a page no remote is loaded, and no manifest read.');
    expect(unknown.has('deal')).toBe(false);
  });

  it.each<[CallFailure, string]>([
    [{ kind: 'refused', status: 403, message: 'No.' }, 'The call was refused with status 403.'],
    [{ kind: 'malformed', problem: 'It is no list.' }, 'The response can’t be used. It is no list.'],
    [{ kind: 'timed-out' }, 'There was no response in time.'],
    [{ kind: 'unreachable' }, 'The API can’t be reached.'],
  ])('are unknown where the platform fails: %j', async (failure, words) => {
    const fail = async () => err(failure);
    const { visit, unknown } = await read(
      {},
      {
        token: 'sandbox-aurora-agent',
        ports: (memory) => ({
          languages: { ...memory.languages, enabled: fail },
          navigation: { ...memory.navigation, read: fail },
          content: { ...memory.content, about: fail, faq: fail },
        }),
      },
    );
    const places = ['platform.languages', 'platform.navigations', 'platform.about', 'platform.faq'];
    for (const place of places) expect(unknown.get(place)).toBe(words);
    expect(visit.platform).toEqual({
      languages: undefined,
      navigations: [],
      about: { enabled: false, title: '', image: '', content: '' },
      faq: { enabled: false, headerMessage: '', questions: [] },
    });
  });

  it('are unknown where the profile can’t be loaded', async () => {
    const { visit, unknown } = await read(
      {},
      {
        token: 'sandbox-aurora-agent',
        ports: ({ profiles }) => ({ profiles: { ...profiles, read: async () => err({ kind: 'unreachable' }) } }),
      },
    );
    expect([visit.profile, unknown.get('profile')]).toEqual([null, 'The API can’t be reached.']);
  });
});

describe('the manifest of a visit', () => {
  it('says where a remote lies, and which pages are added', async () => {
    const loyalty = remoteNamed('loyalty');
    const question = { remote: loyalty, content: { url: CONTENT, manifest } };
    const { visit, unknown } = await read(question);
    expect(visit.manifest).toEqual({ url: `${CONTENT}/l.js`, contentUrl: CONTENT });
    expect(visit.deployment.remotePages).toEqual([{ remote: 'loyalty', routes: ['/loyalty'] }]);
    expect(unknown.has('manifest')).toBe(false);
    const otherVisit = await read({ ...question, remote: 'resort' });
    expect(otherVisit.visit.manifest.url).toBe('');
  });

  it('is read from the content host of the page', async () => {
    const remoteHost = hostThat(async () => ok(manifest) as never);
    const { visit } = await read({ remote: 'blog' }, { ports: () => ({ remoteHost }) });
    expect(visit.manifest.url).toBe(`${CONTENT}/blog/entry.js`);
  });

  it.each([
    [
      'can’t be read',
      async () => err({ kind: 'manifest-malformed', problem: 'it is no JSON' }) as never,
      /^The manifest can’t be read: it is no JSON\.$/,
    ],
    [
      'can’t be loaded',
      () => Promise.reject(new Error('gone')),
      /^The code that reads manifests can’t be loaded: .*gone/,
    ],
  ])('%s, which is said', async (_, readManifest, words) => {
    const remoteHost = hostThat(readManifest);
    const { visit, unknown } = await read({ remote: 'blog' }, { ports: () => ({ remoteHost }) });
    expect(unknown.get('manifest')).toMatch(words);
    expect(unknown.get('deployment.remotePages')).toMatch(words);
    expect(visit.manifest.url).toBe('');
  });
});
