import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, aSandbox } from '../support/a-sandbox.ts';
import { explainTopic, explanationNamed, type Output } from '../support/explained.ts';
import { runCli } from '../support/run-cli.ts';

describe('livery explain', () => {
  it.each([
    ['language --language de', 'language', 'de', '2.16', 'address.query.lng'],
    ['currency --currency EUR', 'currency', 'EUR (DE)', '2.16', 'address.query.currency'],
    ['layout /dashboard --as agent', 'side navigation', true, '4.4', 'profile.isTravelAgent'],
    [
      'layout /dashboard --host noir.localhost',
      'redirect of the page',
      '/login?redirect=/dashboard',
      '2.5',
      'cookies.token',
    ],
    ['layout /nowhere', 'page', 'errors', '2.2', 'address.path'],
    ['price hotels:2 --as agent', 'rows', ['published', 'total', 'wholesale', 'markup'], '5.3', 'deal.baseRate'],
    ['redirect //evil.example', 'guard', false, '2.8', 'question.target'],
    [
      'redirect /booknow/hotels --host noir.localhost',
      'redirect of the address',
      '/login?redirect=/booknow/hotels',
      '2.5',
      'agency.allowsNonLoginFlow',
    ],
    ['call /api/agency', 'who makes the call', 'the shell', '7.7', 'question.call'],
    ['call /api/nothing', 'who makes the call', 'not the shell: a remote, or nobody', '7.7', 'question.call'],
    ['layout /login', 'header', false, '2.23', 'address.path'],
    ['call /api/getCurrentPaymentGateway', 'without a token', true, '6.9', 'question.call'],
    [
      'remote topDestinations --host marigold.localhost',
      'pages of the remote',
      [],
      '2.1',
      'agency.displaysTopDestinations',
    ],
  ])('%s: %s is %j by rule %s, because of %s', async (args, name, result, rule, fact) => {
    const explanation = explanationNamed(await explainTopic(...args.split(' ')), name);
    expect(explanation).toMatchObject({ result, rule });
    expect(explanation.facts.map(({ at }) => at)).toContain(fact);
  });

  it('says in words by which rule, by which facts from where, and what would change it', async () => {
    const { code, out } = await runCli(['explain', 'agency', '--host', 'dormant.localhost']);
    expect(code).toBe(0);
    expect(out).toContain('may sell: false');
    expect(out).toContain('by rule  rule 4.1');
    expect(out).toContain('decides  agency.status = inactive (agency, from memory)');
    expect(out).toContain('else     true by rule 4.1, if agency.status were active');
  });

  it.each([
    ['redirect', '/login?token=a-secret-text&redirect=/about'],
    ['redirect', 'https://elsewhere.example/?next=%2Fabout%3Faccess_token%3Da-secret-text'],
    ['redirect', '/about', '--path', '/login?redirect=%2Fabout%3Ftoken%3Da-secret-text'],
    ['layout', '/verify/a-secret-text'],
    ['redirect', '/x?token=a-secret-text', '--diff', 'as=agent'],
  ])('prints no secret of an address: %s %s', async (...args) => {
    for (const form of [[], ['--json']]) {
      const { code, out } = await runCli(['explain', ...args, ...form]);
      expect(code).toBe(0);
      expect(out).not.toContain('a-secret-text');
    }
  });

  it('names the change that decides otherwise, and by which rule', async () => {
    const { otherwise } = explanationNamed(
      await explainTopic('layout', '/dashboard', '--as', 'agent'),
      'side navigation',
    );
    expect(otherwise).toMatchObject({ result: false });
    expect(otherwise?.changes).not.toEqual([]);
  });

  it('over HTTP says so, and what the platform does not say', async () => {
    const { url, spoil } = await aSandbox();
    await spoil('/api/agency/faqs', '500');
    const output = await explainTopic('agency', '--api', url, '--host', 'aurora.localhost');
    expect(output.origins).toMatchObject({ agency: 'HTTP', cookies: 'options' });
    const { facts, result, undecided } = explanationNamed(output, 'FAQ page');
    // The page says that it couldn't be loaded, not that it doesn't exist.
    expect([result, undecided]).toEqual([null, expect.stringMatching(/500/)]);
    expect(facts.find(({ at }) => at === 'platform.faq.enabled')?.unknown).toMatch(/500/);
  });

  it('replays a recording, and says so', async () => {
    const { url } = await aSandbox();
    const file = join(aFolder(), 'recording.json');
    const recordedRun = await runCli(['agency', '--api', url, '--host', 'aurora.localhost', '--record', file]);
    expect(recordedRun.code).toBe(0);
    const output = await explainTopic('agency', '--adapters', `recorded:${file}`);
    expect(output.origins).toMatchObject({ agency: 'recording', address: 'recording' });
    expect(explanationNamed(output, 'may sell').result).toBe(true);
    expect(explanationNamed(output, 'FAQ page').facts.some(({ unknown }) => unknown !== undefined)).toBe(true);
  });

  it('is recorded with all that it read', async () => {
    const { url } = await aSandbox();
    const file = join(aFolder(), 'visit.jsonl');
    const agent = ['--api', url, '--token', 'sandbox-aurora-agent'];
    const recordedOutput = await explainTopic('menu', ...agent, '--record', file);
    const replayed = await explainTopic('menu', '--adapters', `recorded:${file}`);
    const decidedResults = ({ explanations }: Output) =>
      explanations.map(({ name, result, rule }) => [name, result, rule]);
    expect(decidedResults(replayed)).toEqual(decidedResults(recordedOutput));
    expect(explanationNamed(replayed, 'books for clients').result).toBe(true);
  });

  it('compares a recording with another one only', async () => {
    const { url } = await aSandbox();
    const [oneFile, otherFile] = [join(aFolder(), 'one.jsonl'), join(aFolder(), 'other.jsonl')];
    await runCli(['agency', '--api', url, '--record', oneFile]);
    await runCli(['agency', '--api', url, '--token', 'sandbox-aurora-agent', '--record', otherFile]);
    const recordedArguments = ['explain', 'menu', '--adapters', `recorded:${oneFile}`];
    expect((await runCli([...recordedArguments, '--diff', 'as=agent'])).err).toContain('A recording is of one session');
    const { out } = await runCli([...recordedArguments, '--diff', `adapters=recorded:${otherFile}`]);
    expect(out).toContain('log in and sign up');
  });

  it('with --diff names only what another session decides differently, and by which facts', async () => {
    const { out } = await runCli(['explain', 'layout', '/dashboard', '--diff', 'as=agent', '--json']);
    const { other, differences } = JSON.parse(out);
    expect(other).toBe('as=agent');
    expect(differences).toContainEqual({
      name: 'side navigation',
      one: { result: false, rule: '4.4' },
      other: { result: true, rule: '4.4' },
      facts: expect.arrayContaining([{ at: 'profile.isTravelAgent', one: 'unread', other: true }]),
    });
    const both = await runCli(['explain', 'language', '--diff', 'language=de', '--diff', 'as=owner']);
    expect(both.out).toContain('language=de, as=owner: de (rule 2.16)');
    const same = await runCli(['explain', 'agency', '--diff', 'language=de']);
    expect(same.out).toBe('Nothing is decided differently for language=de.\n');
  });

  it.each([
    [['layout'], 'needs a subject'],
    [['agency', 'aurora'], 'takes no subject'],
    [['layout', '//evil.example/'], 'begins with one slash'],
    [['layout', '/dashboard?token=abc'], 'Give a token with --token'],
    [['price', 'boats:1'], 'Products: hotels, activities, cars'],
    [['call', 'agency'], 'the path of a call'],
    [['remote', 'home'], 'the name of a remote'],
    [['weather'], 'Allowed choices are'],
    [['agency', '--diff', 'shoe=42'], 'Settings: adapters'],
    [['agency', '--diff', 'language=xx'], 'Allowed choices are'],
    [['agency', '--diff', 'as=agent', '--diff', 'as=owner'], 'as is given twice'],
    [['agency', '--record', 'file', '--diff', 'as=agent'], 'One session is recorded at a time'],
    [['remote', 'blog', '--site', 'ftp://content.example'], 'an address of http or https'],
  ])('refuses %j as wrong usage', async (args, words) => {
    const { code, err } = await runCli(['explain', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it('ends with 1 where there is no agency or no such deal, and with 3 where the API is silent', async () => {
    expect((await runCli(['explain', 'agency', '--host', 'nobody.localhost'])).code).toBe(1);
    expect((await runCli(['explain', 'price', 'hotels:999'])).code).toBe(1);
    expect((await runCli(['explain', 'agency', '--api', 'http://127.0.0.1:9'])).code).toBe(3);
  });
});
