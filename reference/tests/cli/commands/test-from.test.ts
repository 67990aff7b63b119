import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROJECT_ROOT } from '../../../../scripts/machine/project-root.mjs';
import { runCommand } from '../../../../scripts/machine/run-command.mjs';
import { aFolder, aSandbox } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';

const WHY_MODULE = join(PROJECT_ROOT, 'src/library/why.ts');

/** A recording of an agent who runs `agency`. */
async function aRecording(): Promise<string> {
  const { url } = await aSandbox();
  const file = join(aFolder(), 'visit.jsonl');
  await runCli(['agency', '--api', url, '--token', 'sandbox-aurora-agent', '--record', file]);
  return file;
}

/** The same with decisions, in the form that the why panel copies. */
async function aPanelRecording(...lines: readonly string[]): Promise<string> {
  const file = await aRecording();
  const facts = [
    { at: ['agency'], kind: 'object' },
    { at: ['agency', 'status'], value: 'active' },
  ];
  const madeDecision = { kind: 'decision', topic: 'agency', name: 'may sell', result: true, rule: '4.1', facts };
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}${JSON.stringify(madeDecision)}\n${lines.map((line) => `${line}\n`).join('')}`,
  );
  return file;
}

/** A folder within the project, where Vitest is found. */
function projectFolder(): string {
  mkdirSync(join(PROJECT_ROOT, 'reports'), { recursive: true });
  const folder = mkdtempSync(join(PROJECT_ROOT, 'reports', 'test-from-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('livery test-from', () => {
  it('writes a test that Vitest passes, and that fails where a fact is another one', { timeout: 60_000 }, async () => {
    const folder = projectFolder();
    const out = join(folder, 'visit.test.ts');
    writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};\n');
    const writtenRun = await runCli(['test-from', await aPanelRecording(), '--out', out, '--from', WHY_MODULE]);
    expect(writtenRun).toMatchObject({ code: 0, err: '' });
    expect(writtenRun.out).toContain('asserts 1 decisions');
    const vitest = ['vitest', 'run', '--root', folder] as const;
    expect((await runCommand(vitest, { quiet: true })).ok).toBe(true);
    writeFileSync(out, readFileSync(out, 'utf8').replace('"value":"active"', '"value":"inactive"'));
    const { ok, output } = await runCommand(vitest, { quiet: true });
    expect(ok).toBe(false);
    expect(output).toContain('may sell, by rule 4.1');
  });

  it('replays a recording that has no decisions, and leaves out what it does not hold', async () => {
    const file = await aRecording();
    const { out } = await runCli(['test-from', file]);
    expect(out).toContain('import { decideAgain } from "livery/why";');
    expect(out).toContain('test("may sell, by rule 4.1"');
    expect(out).not.toContain('test("FAQ page');
    const storedFile = join(aFolder(), 'visit.test.ts');
    expect((await runCli(['test-from', file, '--out', storedFile])).out).toMatch(
      /\d+ others read what the recording doesn’t hold/,
    );
  });

  it('is of one topic where that is asked', async () => {
    const { out } = await runCli(['test-from', await aRecording(), '--topic', 'currency']);
    expect(out.match(/ {2}test\(/g)).toHaveLength(1);
  });

  it('replaces no file unless that is asked', async () => {
    const file = await aPanelRecording();
    const out = join(aFolder(), 'visit.test.ts');
    writeFileSync(out, 'mine');
    const refusedRun = await runCli(['test-from', file, '--out', out]);
    expect(refusedRun).toMatchObject({ code: 2, out: '' });
    expect(refusedRun.err).toContain('is there already');
    expect(readFileSync(out, 'utf8')).toBe('mine');
    expect((await runCli(['test-from', file, '--out', out, '--force'])).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('may sell');
  });

  it('says where the file has secrets, and writes none', async () => {
    const secret = 'eyJhbGciOi.c29tZWJvZHk.c2lnbmF0dXJl';
    const facts = [{ at: ['storage', 'deepLink'], value: `/deal-link?id=1&token=${secret}` }];
    const madeDecision = {
      kind: 'decision',
      topic: 'redirect',
      name: 'after signing in',
      result: secret,
      rule: '4.14',
      facts,
    };
    const file = await aPanelRecording(JSON.stringify(madeDecision));
    const { out, err } = await runCli(['test-from', file]);
    expect(out).not.toContain('c2lnbmF0dXJl');
    expect(err).toMatch(/has secrets in line \d+: they are left out here, not in the file/);
  });

  it.each([
    ['of another version', '{"kind":"session","version":7}\n', 'It has the form of version 7'],
    ['that is none', 'hello\n', 'Line 1 can’t be read.'],
    ['that is empty', '', 'doesn’t describe the start'],
  ])('refuses a recording %s', async (_, text, words) => {
    const file = join(aFolder(), 'visit.jsonl');
    writeFileSync(file, text);
    const { code, out, err } = await runCli(['test-from', file]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });

  it('says which decisions the rules of now make otherwise', async () => {
    const facts = [{ at: ['agency', 'status'], value: 'inactive' }];
    const otherDecision = { kind: 'decision', topic: 'agency', name: 'may sell', result: true, rule: '4.1', facts };
    const unknown = { ...otherDecision, name: 'no longer there' };
    const { code, err } = await runCli([
      'test-from',
      await aPanelRecording(JSON.stringify(otherDecision), JSON.stringify(unknown)),
    ]);
    expect(code).toBe(0);
    expect(err).toBe('By the rules of this version these are decided otherwise: may sell, no longer there.\n');
  });

  it('refuses a file that is not there, and one that can’t be written', async () => {
    expect((await runCli(['test-from', join(aFolder(), 'nowhere.jsonl')])).code).toBe(2);
    const { code, err } = await runCli(['test-from', await aPanelRecording(), '--out', join(aFolder(), 'no', 'x.ts')]);
    expect(code).toBe(2);
    expect(err).toContain('can’t be written');
  });
});
