import { describe, expect, it } from 'vitest';
import { decisionId, type EdgeDecision } from '../../../../src/infrastructure/why/decision-id-wire.ts';
import { aSandbox } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';

const REDIRECT_DECISION: EdgeDecision = {
  ...{ kind: 'page', host: 'noir.localhost', path: '/booknow/hotels', query: { lng: 'de' }, status: 302 },
  ...{ target: '/login', languages: ['pt'], cookies: {}, currency: '', signedIn: false, hasDeepLink: false },
};

describe('livery why', () => {
  it('explains a response by its id: each decision, and that it would be the same now', async () => {
    const { code, out } = await runCli(['why', decisionId(REDIRECT_DECISION)]);
    expect(code).toBe(0);
    expect(out).toContain('noir.localhost responded to /booknow/hotels with status 302 and led to /login.');
    expect(out).toContain('redirect of the page: /login?redirect=/booknow/hotels');
    expect(out).toContain('language: de');
    expect(out).toContain('the response would be the same.');
  });

  it('says so where the platform has other answers since', async () => {
    const { out } = await runCli(['why', decisionId({ ...REDIRECT_DECISION, status: 200, target: '' }), '--json']);
    expect(JSON.parse(out)).toMatchObject({ same: false, decision: { status: 200 } });
  });

  it.each([
    [{ host: 'aurora.localhost', path: '/nowhere', status: 404, target: '' }, true],
    [{ host: 'aurora.localhost', path: '/about', status: 200, target: '' }, true],
    [{ host: 'dormant.localhost', path: '/', status: 403, target: '' }, true],
    [{ host: 'aurora.localhost', path: '/about', status: 503, target: '' }, null],
    [{ signedIn: true, status: 200, target: '' }, null],
  ])('compares %j with what would be decided now: %j', async (changes, same) => {
    const { out } = await runCli(['why', decisionId({ ...REDIRECT_DECISION, ...changes }), '--json']);
    expect(JSON.parse(out).same).toBe(same);
  });

  it('goes by the cookies of the request', async () => {
    const cookies = { pll_language: 'fr', hideHeader: 'true' };
    const id = decisionId({ ...REDIRECT_DECISION, path: '/about', query: {}, status: 200, target: '', cookies });
    const { explanations } = JSON.parse((await runCli(['why', id, '--json'])).out);
    const results = Object.fromEntries(
      explanations.map(({ name, result }: { name: string; result: unknown }) => [name, result]),
    );
    expect(results).toMatchObject({ language: 'fr', header: false, footer: true });
  });

  it('asks the API of the deployment, where one is named', async () => {
    const { url } = await aSandbox();
    const { out, code } = await runCli(['why', decisionId(REDIRECT_DECISION), '--api', url, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ origins: { agency: 'HTTP' }, same: null });
    const words = await runCli(['why', decisionId(REDIRECT_DECISION), '--api', url]);
    expect(words.out).toContain('--site reads');
  });

  it('needs nobody for a file', async () => {
    const { out } = await runCli([
      'why',
      decisionId({ ...REDIRECT_DECISION, kind: 'file', path: '/assets/a.js', status: 200 }),
    ]);
    expect(out).toContain('A file is the same for everybody');
  });

  const otherToken = Buffer.from('{"v":7}').toString('base64url');
  it.each([
    ['nonsense', 'is no id'],
    [decisionId(REDIRECT_DECISION).slice(0, -9), 'a part of it is missing'],
    [otherToken, 'the form of version 7'],
    [Buffer.from('{"v":1,"k":"page"}').toString('base64url'), 'something in it is missing'],
    ['x'.repeat(9000), 'too long'],
    ['<script>', 'other characters'],
  ])('refuses %s', async (id, words) => {
    const { code, err } = await runCli(['why', id]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it('explains that there is no agency, and whether there was one', async () => {
    const nobody = { ...REDIRECT_DECISION, host: 'nobody.localhost' };
    const removedRun = await runCli(['why', decisionId(nobody)]);
    expect(removedRun.code).toBe(0);
    expect(removedRun.out).toContain('There is no agency at nobody.localhost: nothing else is decided (rule 4.1).');
    expect(removedRun.out).toContain('another one');
    const { out } = await runCli(['why', decisionId({ ...nobody, status: 404, target: '' }), '--json']);
    expect(JSON.parse(out)).toMatchObject({ same: true, explanations: [] });
  });

  it('explains that an agency may not sell', async () => {
    const { out } = await runCli([
      'why',
      decisionId({ ...REDIRECT_DECISION, host: 'dormant.localhost', status: 403, target: '' }),
    ]);
    expect(out).toContain('may sell: false\n  by rule  rule 4.1');
  });

  it('refuses another host than the response came from', async () => {
    expect((await runCli(['why', decisionId(REDIRECT_DECISION), '--host', 'aurora.localhost'])).code).toBe(2);
  });
});
