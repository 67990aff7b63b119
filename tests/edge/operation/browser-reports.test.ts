import { describe, expect, it } from 'vitest';
import { startLoggedEdge } from './a-logging-edge.ts';

const SECRET = 'secret-query-value';

describe('reports of browsers', () => {
  const post = async (address: string, path: string, body: string, type = 'application/json') =>
    (await fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': type }, body })).status;

  /** The policy name that is logged for a report with this one. */
  async function policyOf(sample: string): Promise<unknown> {
    const { address, lines } = await startLoggedEdge();
    const body = { effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-policy', sample };
    await post(
      address,
      '/telemetry/csp',
      JSON.stringify([{ type: 'csp-violation', body }]),
      'application/reports+json',
    );
    const [line] = (await lines()).filter(({ level }) => level === 'warn');
    expect(line).toMatchObject({ 'blocked-uri': 'trusted-types-policy' });
    return line?.policy;
  }

  it('are logged with the id of the request that their page came with', async () => {
    const { address, lines } = await startLoggedEdge();
    expect(
      await post(address, '/telemetry/failures', '{"kind":"not-hydrated","problem":"Error","request":"page-id-1234"}'),
    ).toBe(204);
    expect((await lines()).find(({ page }) => page === 'page-id-1234')).toMatchObject({
      level: 'warn',
      kind: 'not-hydrated',
      msg: 'A page reports a failure.',
    });
  });

  it('are logged of the content security policy in both forms that browsers send', async () => {
    const { address, lines } = await startLoggedEdge();
    const oldReport = {
      'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.example/x?y=z' },
    };
    const present = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }];
    expect(await post(address, '/telemetry/csp', JSON.stringify(oldReport), 'application/csp-report')).toBe(204);
    expect(await post(address, '/telemetry/csp', JSON.stringify(present), 'application/reports+json')).toBe(204);
    const logged = (await lines()).filter(({ level }) => level === 'warn');
    expect(logged).toMatchObject([
      { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.example' },
      { 'effective-directive': 'img-src', 'blocked-uri': 'inline' },
    ]);
  });

  it('say where Trusted Types were missing, and nothing of the text', async () => {
    const { address, lines } = await startLoggedEdge();
    const sink = { 'blocked-uri': 'trusted-types-sink', 'script-sample': `Element innerHTML|<b>${SECRET}` };
    const report = { 'csp-report': { 'effective-directive': 'require-trusted-types-for', ...sink } };
    const bodies = [
      { effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-policy', sample: 'lit-html' },
      { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink', sample: SECRET },
      { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: `Element innerHTML|${SECRET}` },
    ].map((body) => ({ type: 'csp-violation', body }));
    expect(await post(address, '/telemetry/csp', JSON.stringify(report), 'application/csp-report')).toBe(204);
    expect(await post(address, '/telemetry/csp', JSON.stringify(bodies), 'application/reports+json')).toBe(204);
    const logged = await lines();
    expect(JSON.stringify(logged)).not.toContain(SECRET);
    expect(logged.filter(({ level }) => level === 'warn')).toMatchObject([
      { 'effective-directive': 'require-trusted-types-for', sink: 'Element innerHTML' },
      { 'effective-directive': 'trusted-types', policy: 'lit-html' },
      { 'effective-directive': 'require-trusted-types-for', 'blocked-uri': 'trusted-types-sink' },
      { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' },
    ]);
  });

  it.each(['lit-html', 'dompurify'])('name a policy of Trusted Types: %s', async (policy) => {
    expect(await policyOf(policy)).toBe(policy);
  });

  it.each(['two words', 'x'.repeat(41), 'alert("plant")'])(
    'name no policy where it can’t be one: %s',
    async (policy) => {
      expect(await policyOf(policy)).toBeUndefined();
    },
  );

  it('lose a secret that looks like a policy', async () => {
    expect(await policyOf('PLANTsEcReTtokenOnlyLetters')).toBe('[token]');
  });

  it.each([
    ['no JSON', '{', 400],
    ['no report', '{"a":1}', 400],
    ['a list', '[]', 400],
    ['too much', JSON.stringify({ kind: 'x'.repeat(9000) }), 413],
  ])('are refused where they hold %s', async (_, body, status) => {
    const { address } = await startLoggedEdge();
    expect(await post(address, '/telemetry/failures', body)).toBe(status);
  });

  it('are limited to twenty a minute of one address', async () => {
    const { address } = await startLoggedEdge();
    const statuses = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push(await post(address, '/telemetry/failures', '{"kind":"x"}'));
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([20, 429]);
  });
});
