import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { decisionId, type EdgeDecision } from '../../../../src/infrastructure/why/decision-id-wire.ts';
import { aSandbox } from '../support/a-sandbox.ts';
import { explainTopic, explanationNamed } from '../support/explained.ts';
import { runCli } from '../support/run-cli.ts';

/** The site of an agency with these files, at this host; removed after the test. */
async function aSite(host: string, files: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(typeof file === 'string' ? file : JSON.stringify(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

const MANIFEST = {
  version: 1,
  remotes: { blog: { url: 'blog/entry.js', integrity: `sha384-${'A'.repeat(64)}` } },
};

const ABOUT: EdgeDecision = {
  ...{ kind: 'page', host: 'aurora.localhost', path: '/about', query: {}, status: 200, target: '' },
  ...{ languages: ['en'], cookies: {}, currency: '', signedIn: false, hasDeepLink: false },
};

describe('livery why --site', () => {
  it('never ends with the advice to add --site, but says on what it depends', async () => {
    const { url } = await aSandbox();
    const site = await aSite('aurora.localhost', {
      '/livery-config.json': { environment: 'prod', apiUrl: url },
      '/remotes/remotes.json': MANIFEST,
    });
    const about = { ...ABOUT, host: new URL(site).host };
    const last = async (changes: Partial<EdgeDecision>) => {
      const { out } = await runCli(['why', decisionId({ ...about, ...changes }), '--site', site]);
      expect(out).toContain('The id doesn’t hold what the platform said then');
      return out.trim().split('\n').at(-1);
    };
    expect(await last({})).toContain('the response would be the same.');
    expect(await last({ signedIn: true })).toContain('who is signed in');
    expect(await last({ path: '/logout' })).toContain('whom the browser signs out');
    expect(await last({ status: 503 })).toContain('The status 503 is of a call that failed');
  });
});

describe('livery explain --site', () => {
  it('reads the configuration and the manifest of a site', async () => {
    const { url } = await aSandbox();
    const site = await aSite('fiesta.localhost', {
      '/livery-config.json': { environment: 'prod', apiUrl: url, policies: { fiesta: { partner: true } } },
      '/remotes/remotes.json': MANIFEST,
    });
    const output = await explainTopic('language', '--site', site);
    expect(explanationNamed(output, 'language')).toMatchObject({ result: 'es', rule: '6.8' });
    expect(output).toMatchObject({ host: new URL(site).host, origins: { policies: 'HTTP', agency: 'HTTP' } });
    const remote = explanationNamed(await explainTopic('remote', 'blog', '--site', site), 'its file may be loaded');
    expect(remote).toMatchObject({ result: true, rule: '10.7' });
    expect(remote.facts).toContainEqual({
      ...{ at: 'manifest.url', source: 'manifest', decides: true },
      value: `${site}/remotes/blog/entry.js`,
    });
    const oldExplanation = explanationNamed(
      await explainTopic('layout', '/blog/share', '--site', site),
      'redirect of the page',
    );
    expect(oldExplanation.facts).toContainEqual(
      expect.objectContaining({ at: 'deployment.environment', value: 'prod' }),
    );
    const unlisted = await runCli(['explain', 'remote', 'bogus', '--site', site]);
    expect([unlisted.code, unlisted.err]).toEqual([1, expect.stringContaining('There is no remote bogus.')]);
    expect((await runCli(['explain', 'agency', '--site', site, '--host', 'aurora.localhost'])).code).toBe(2);
    expect((await runCli(['explain', 'agency', '--site', site, '--adapters', 'memory'])).code).toBe(2);
  });

  it('without a site doesn’t know the deployment of a server, and says so', async () => {
    const { url } = await aSandbox();
    const output = await explainTopic('language', '--api', url, '--host', 'fiesta.localhost');
    const partner = explanationNamed(output, 'language').facts.find(({ at }) => at === 'policies.partner');
    expect(partner?.unknown).toContain('add --site');
  });

  it('without a site gives no verdict on what the manifest says, and explains no remote that only it could list', async () => {
    const { url } = await aSandbox();
    for (const server of [[], ['--api', url]]) {
      const file = explanationNamed(await explainTopic('remote', 'blog', ...server), 'its file may be loaded');
      expect(file).toMatchObject({
        result: null,
        rule: null,
        otherwise: null,
        undecided: expect.stringContaining('--site'),
      });
      const { out } = await runCli(['explain', 'remote', 'blog', ...server]);
      expect(out).toContain('its file may be loaded: not known\n  because  The manifest was not read: add --site');
      const bogus = await runCli(['explain', 'remote', 'bogus', ...server]);
      expect([bogus.code, bogus.err]).toEqual([1, expect.stringContaining('Nothing is known of a remote bogus.')]);
    }
    const { out } = await runCli(['explain', 'remote', 'blog', '--diff', 'as=agent']);
    expect(out).toBe('Nothing is decided differently for as=agent.\n');
  });

  it.each([
    ['a manifest of a later version', { version: 9, remotes: {} }, 'It is of a later version.'],
    ['what is no manifest', { version: 1 }, 'it lists no remotes.'],
    ['no JSON', 'hello', 'It is no JSON.'],
    ['nothing', undefined, 'status 404'],
  ])('ends with 3 where the content host has %s', async (_, manifest, words) => {
    const site = await aSite('aurora.localhost', { '/livery-config.json': {}, '/remotes/remotes.json': manifest });
    const { code, err } = await runCli(['explain', 'remote', 'blog', '--site', site]);
    expect(code).toBe(3);
    expect(err).toContain(words);
  });

  it('ends with 3 where the site has no configuration, or a damaged one, or is not there', async () => {
    for (const site of [
      await aSite('aurora.localhost', {}),
      await aSite('aurora.localhost', { '/livery-config.json': { apiUrl: 7 } }),
      'http://127.0.0.1:9',
    ])
      expect((await runCli(['explain', 'agency', '--site', site])).code).toBe(3);
  });
});
