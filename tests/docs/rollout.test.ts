import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/operate.md'), 'utf8');
const SECTION = DOCUMENT.slice(DOCUMENT.indexOf('\n## Rolling out and back'));
const [OUT_BLOCK = '', BACK_BLOCK = ''] = [...SECTION.matchAll(/^```sh\n([^]*?)^```$/gm)].map(
  ([, block = '']) => block,
);

/** Replacements of programs that would change the machine: they only record their calls. */
const PROGRAMS = {
  sudo: 'case "$1" in node) shift 3; echo "$1"; exit "$CHECK";; ln) echo link;; systemctl) echo "$2 $3";; esac',
  curl: 'echo ready; exit "$READY"',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-rollout-'));
  for (const [name, program] of Object.entries(PROGRAMS)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The calls of a block, and what it prints after them. */
function runBlock(block: string, { check = 0, ready = 0 } = {}) {
  const { stdout } = spawnSync('bash', ['--noprofile', '--norc', '-s'], {
    input: `${block}\necho "shell: $?"\n`,
    env: { PATH: `${folder}${delimiter}${process.env['PATH']}`, CHECK: String(check), READY: String(ready) },
    encoding: 'utf8',
  });
  return stdout.trim().split('\n');
}

const EDGES = [8081, 8082, 8083].flatMap((port) => [`restart livery@${port}`, 'ready']);

describe('the commands of a rollout', () => {
  it('restart one edge after another, each when the one before is ready', () => {
    const serves = expect.stringMatching(/^\/srv\/livery\/releases\/[\d-]+ serves\.$/);
    expect(runBlock(OUT_BLOCK)).toEqual(['check-config', 'link', ...EDGES, serves, 'shell: 0']);
    expect(runBlock(BACK_BLOCK)).toEqual(['link', ...EDGES, 'shell: 0']);
  });

  it('stop before anything changes for visitors where a setting can’t be used', () => {
    expect(runBlock(OUT_BLOCK, { check: 1 })).toEqual(['check-config', 'shell: 1']);
  });

  it('stop at an edge that does not get ready', () => {
    const stopped = ['link', 'restart livery@8081', 'ready', 'shell: 22'];
    expect(runBlock(OUT_BLOCK, { ready: 22 })).toEqual(['check-config', ...stopped]);
    expect(runBlock(BACK_BLOCK, { ready: 22 })).toEqual(stopped);
  });
});
