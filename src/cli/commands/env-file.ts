import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { SettingsEnvironment } from '../../infrastructure/configuration/read-settings.ts';
import type { SettingProblem } from '../../infrastructure/configuration/setting.ts';

/** A file of NAME=value lines, as Node's `--env-file` and systemd's `EnvironmentFile` read them. */
export interface EnvFile {
  readonly environment: SettingsEnvironment;
  /** Lines that Node and systemd read differently or ignore silently; without values, which may be passwords. */
  readonly problems: readonly SettingProblem[];
}

/** One line, or the lines of a quoted value. A comment begins with # or, for systemd, with a semicolon. */
const LINE_PATTERN =
  /[ \t]*(?:(?<comment>[#;][^\n]*|\r?(?=\n|$))|(?<exported>export[ \t]+)?(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?:"(?:\\[^]|[^"\\])*"|'[^']*')?(?<rest>[^\n]*)|[^\n]+)(?:\n|$)/y;

/** Throws if the file can't be read. */
export function readEnvFile(path: string): EnvFile {
  const text = readFileSync(path, 'utf8');
  return { environment: parseEnv(text), problems: [...lineProblems(text), ...repeatedNameProblems(text)] };
}

function lineProblems(text: string): readonly SettingProblem[] {
  const problems: SettingProblem[] = [];
  const pattern = new RegExp(LINE_PATTERN);
  let line = 1;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) break;
    const problem = match.groups?.['comment'] === undefined ? lineProblem(match.groups ?? {}) : undefined;
    if (problem !== undefined) problems.push({ setting: `Line ${line}`, ...problem });
    line += match[0].split('\n').length - 1;
  }
  return problems;
}

function lineProblem({ name, exported, rest = '' }: Readonly<Record<string, string | undefined>>) {
  if (name === undefined) {
    return { problem: 'is no assignment', advice: 'Write NAME=value, or # before a comment.' };
  }
  if (exported !== undefined) {
    return { problem: `has export before ${name}`, advice: 'Leave it out, since systemd passes over such a line.' };
  }
  if (!rest.includes('#')) return undefined;
  const problem = `has a # outside of quotes after ${name}=, and systemd would take the comment for a part of the value`;
  return { problem, advice: 'Put a comment into its own line, and a value that holds # into quotes.' };
}

function repeatedNameProblems(text: string): readonly SettingProblem[] {
  const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=/gm)].map(([, name = '']) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index));
  const advice = 'Remove all but one, since the last one counts.';
  return [...repeated].map((setting) => ({ setting, problem: 'stands in the file more than once', advice }));
}
