import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, aSandbox } from '../support/a-sandbox.ts';
import { explainTopic, explanationNamed } from '../support/explained.ts';
import { runCli } from '../support/run-cli.ts';

/** Records a session with these options; returns the adapters that replay it. */
async function recordedOf(...options: string[]): Promise<string> {
  const { url } = await aSandbox();
  const file = join(aFolder(), 'visit.jsonl');
  const { code } = await runCli(['explain', 'agency', '--api', url, '--record', file, ...options]);
  expect(code).toBe(0);
  return `recorded:${file}`;
}

describe('livery explain over a recording', () => {
  it('goes by the address of the page that is asked about, not by the one that was recorded', async () => {
    const adapters = await recordedOf('--currency', 'EUR');
    expect(explanationNamed(await explainTopic('currency', '--adapters', adapters), 'currency').result).toBe(
      'EUR (DE)',
    );
    // The visit stored it for later pages.
    const otherExplanation = explanationNamed(
      await explainTopic('currency', '--adapters', adapters, '--path', '/about'),
      'currency',
    );
    expect(otherExplanation.result).toBe('EUR (DE)');
    const redirect = await explainTopic('layout', '/dashboard', '--adapters', adapters);
    expect(explanationNamed(redirect, 'redirect of the page').result).toBe('/login?redirect=/dashboard');
  });

  it('refuses to be of somebody else', async () => {
    const adapters = await recordedOf('--token', 'sandbox-aurora-agent');
    const { code, err } = await runCli(['explain', 'menu', '--adapters', adapters, '--as', 'visitor']);
    expect([code, err]).toEqual([2, expect.stringContaining('its visitor is signed in, not nobody')]);
  });

  it.each(['agent', 'owner'])('refuses to be the demo’s %s: a recording has its own person', async (role) => {
    const adapters = await recordedOf('--token', 'sandbox-aurora-agent');
    const { code, err } = await runCli(['explain', 'menu', '--adapters', adapters, '--as', role]);
    expect([code, err]).toEqual([2, expect.stringContaining('A recording has its own person')]);
  });

  it.each([
    ['another query', '"query":{}', '"query":{"access_token":"s3cret-word"}'],
    ['another body', '"body":null', '"body":{"password":"s3cret-word"}'],
    ['another path', '"path":"/api/agency"', '"path":"/api/agency/s3cret-word"'],
  ])('says that it lacks the agency’s call where that has %s, and no secret', async (_, written, other) => {
    const file = (await recordedOf()).replace('recorded:', '');
    const lines = readFileSync(file, 'utf8').split('\n');
    const changedLines = lines.map((line) => (line.includes('"/api/agency",') ? line.replace(written, other) : line));
    writeFileSync(file, changedLines.join('\n'));
    const { code, err, out } = await runCli(['explain', 'agency', '--adapters', `recorded:${file}`]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('The recording holds no such call: GET /api/agency (api).');
    expect(err).not.toContain('Agency not found');
    expect(err).not.toContain('s3cret-word');
  });

  it('goes by what its decisions had of the manifest, and gives no verdict where they had it of another remote', async () => {
    const file = (await recordedOf()).replace('recorded:', '');
    const madeDecision = { kind: 'decision', topic: 'remote', rule: '10.7' };
    appendFileSync(
      file,
      [
        {
          ...madeDecision,
          name: 'pages of the remote',
          result: [],
          facts: [{ at: ['question', 'remote'], value: 'mainApp' }],
        },
        {
          ...{ ...madeDecision, name: 'its file may be loaded', result: true },
          facts: [
            { at: ['manifest', 'url'], value: 'https://content.example/entry.js' },
            { at: ['manifest', 'contentUrl'], value: 'https://content.example' },
          ],
        },
      ]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    );
    const fileOf = async (remote: string) =>
      explanationNamed(
        await explainTopic('remote', remote, '--adapters', `recorded:${file}`),
        'its file may be loaded',
      );
    expect(await fileOf('mainApp')).toMatchObject({ result: true, rule: '10.7' });
    expect(await fileOf('blog')).toMatchObject({
      result: null,
      undecided: 'The recording doesn’t hold what the manifest says of it.',
    });
  });

  it('shows no secret that a recording holds, and says in which lines they are', async () => {
    const file = (await recordedOf()).replace('recorded:', '');
    const token = `eyJhbGciOiJIUzI1NiJ9.${'e30'.repeat(5)}.c2lnbmF0dXJl`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('"agencyName":"', `"agencyName":"${token} `));
    const { out, err } = await runCli(['explain', 'agency', '--adapters', `recorded:${file}`, '--json']);
    expect(out).toContain('[redacted] Aurora');
    expect(`${out}${err}`).not.toContain(token);
    expect(err).toMatch(/has secrets in line \d+: they are left out here/);
  });

  it('says of a call that was not recorded what it is, and speaks of no server', async () => {
    const adapters = await recordedOf();
    const { code, err } = await runCli(['explain', 'price', 'hotels:1', '--adapters', adapters, '--json']);
    expect([code, JSON.parse(err).error]).toEqual([
      3,
      {
        what: 'The deals could not be searched.',
        why: expect.stringMatching(/^The recording holds no such call: GET /),
        next: expect.stringMatching(/^Record a session/),
      },
    ]);
  });
});

describe('livery explain of what was not requested', () => {
  it('keeps the options’ language and currency on the page that is asked about', async () => {
    const output = await explainTopic('currency', '--currency', 'EUR', '--path', '/about?x=1');
    expect(explanationNamed(output, 'currency')).toMatchObject({ result: 'EUR (DE)' });
  });

  it('says that entries of the side navigation are none of a visitor’s, and who nobody is', async () => {
    const { url } = await aSandbox();
    const output = await explainTopic('layout', '/', '--api', url);
    expect(output.origins).toMatchObject({ profile: 'options', agency: 'HTTP' });
    const facts = output.explanations.flatMap((explanation) => explanation.facts);
    expect(facts.find(({ at }) => at.startsWith('platform.navigations'))?.unknown).toBe(
      'They are requested for travel agents alone.',
    );
    const agent = await explainTopic('layout', '/', '--api', url, '--token', 'sandbox-aurora-agent');
    expect(agent.origins).toMatchObject({ profile: 'HTTP' });
  });

  it('names the rule by which nothing is decided where there is no agency', async () => {
    const { code, err } = await runCli(['explain', 'agency', '--host', 'nobody.localhost']);
    expect([code, err]).toEqual([1, expect.stringContaining('Nothing else is decided (rule 4.1).')]);
  });
});
