import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CliPorts } from '../../src/cli/cli-ports.ts';
import { showProgress } from '../../src/cli/terminal/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched({ out = true, err = true, env = {} }: { out?: boolean; err?: boolean; env?: CliPorts['env'] } = {}) {
  const said: string[] = [];
  const output = (name: string, isTTY: boolean) => ({
    isTTY,
    write: async (text: string) => said.push(`${name} ${text}`) > 0,
  });
  const nobody = async () => {
    throw new Error('Nobody asks for this.');
  };
  const ports: CliPorts = {
    stdin: (async function* () {})(),
    stdout: output('out', out),
    stderr: output('err', err),
    env,
    makeShell: nobody,
    openDiagnosis: nobody,
    demoPeople: nobody,
    loadSanitizer: nobody,
  };
  return { ports, said };
}

describe('showProgress', () => {
  it('says nothing of what takes less than half a second', async () => {
    const { ports, said } = watched();
    const progress = showProgress(ports, { quiet: false });
    vi.advanceTimersByTime(499);
    await progress.stop();
    vi.advanceTimersByTime(10_000);
    expect(said).toEqual([]);
  });

  it('turns on stderr from then on, and is gone before the first word', async () => {
    const { ports, said } = watched();
    const progress = showProgress(ports, { quiet: false });
    vi.advanceTimersByTime(650);
    expect(said).toEqual([
      expect.stringContaining(' Waiting for a response …'),
      expect.stringContaining(' Waiting for a response …'),
    ]);
    expect(said[0]).not.toBe(said[1]);
    await progress.ports.stdout.write('done\n');
    vi.advanceTimersByTime(10_000);
    await progress.stop();
    expect(said.slice(2)).toEqual(['err \r\u001b[K', 'out done\n']);
  });

  it.each([
    [{ out: false }, false],
    [{ err: false }, false],
    [{ env: { TERM: 'dumb' } }, false],
    [{}, true],
  ])('is not shown to programs: %j, quiet: %s', (around, quiet) => {
    const { ports, said } = watched(around);
    showProgress(ports, { quiet });
    vi.advanceTimersByTime(10_000);
    expect(said).toEqual([]);
  });
});
