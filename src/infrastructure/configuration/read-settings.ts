import { err, ok, type Result } from '@livery/contract/shared/result';
import type { Setting, SettingDependencies, SettingProblem } from './setting.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** The variables of a process or of a file. */
export type SettingsEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a server; an empty variable counts as not set. Fails with all problems.
 *
 * @see docs/operate.md
 * @rule 9.13
 */
export function readSettings(
  environment: SettingsEnvironment,
  dependencies: SettingDependencies,
): Result<Settings, readonly SettingProblem[]> {
  const problems: SettingProblem[] = [
    ...nameProblems(environment),
    ...missingApiProblems(environment),
    ...uselessTemplateProblems(environment),
    ...samePortProblems(environment),
  ];
  const values = Object.entries(SETTINGS).map(([key, setting]) => {
    const read = setting.read(readVariable(environment, setting.name), dependencies);
    if (read.ok) return [key, read.value] as const;
    problems.push(...read.error.map((problem) => ({ setting: setting.name, ...problem })));
    return [key, undefined] as const;
  });
  // Each value was parsed by the setting of its key.
  return problems.length === 0 ? ok(Object.fromEntries(values) as unknown as Settings) : err(problems);
}

const ANY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];

/** A problem in one sentence. */
export function problemSentence({ setting, problem, advice }: SettingProblem): string {
  const sentence = `${setting} ${problem}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;
  // Quoted parts may contain any characters.
  return sentence.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** The value of a variable; `undefined` if it is empty or not set. */
export function readVariable(environment: SettingsEnvironment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** Problems of variables whose names look like settings but aren't. */
function nameProblems(environment: SettingsEnvironment): readonly SettingProblem[] {
  const names: readonly string[] = Object.values(SETTINGS).map(({ name }) => name);
  const set = Object.keys(environment).filter((name) => readVariable(environment, name) !== undefined);
  const unknown = set.filter((name) => /^LIVERY_/i.test(name) && !names.includes(name));
  const ownNames = names.filter((name) => name.startsWith('LIVERY_'));
  return unknown.map((setting) => ({
    setting,
    problem: 'is no setting of Livery',
    advice: `Correct its name or unset it: there are ${ownNames.join(', ')}.`,
  }));
}

/** Two servers can't listen on the same port of one address. */
function samePortProblems(environment: SettingsEnvironment): readonly SettingProblem[] {
  const { port, host, adminPort, adminHost } = SETTINGS;
  const textOf = ({ name, otherwise }: Pick<Setting<unknown>, 'name' | 'otherwise'>) =>
    readVariable(environment, name) ?? otherwise;
  const number = Number(textOf(port));
  const hosts = [textOf(host), textOf(adminHost)];
  const isShared = hosts[0] === hosts[1] || hosts.some((text) => ANY_ADDRESS.includes(text));
  if (!(number > 0) || Number(textOf(adminPort)) !== number || !isShared) return [];
  const problem = `is ${number}, as ${port.name} is`;
  return [{ setting: adminPort.name, problem, advice: 'Give it another one: visitors must not reach what is there.' }];
}

function missingApiProblems(environment: SettingsEnvironment): readonly SettingProblem[] {
  const name = readVariable(environment, SETTINGS.environment.name) ?? '';
  const setting = SETTINGS.apiUrl.name;
  if (!/^prod(uction)?$/i.test(name) || readVariable(environment, setting) !== undefined) return [];
  const problem = `is not set, and in the environment ${name} no sandbox stands in for the API`;
  return [
    { setting, problem, advice: 'Set it to the address before /api, or to / where that is each agency’s own host.' },
  ];
}

function uselessTemplateProblems(environment: SettingsEnvironment): readonly SettingProblem[] {
  const { apiTemplate, apiUrl } = SETTINGS;
  if (readVariable(environment, apiTemplate.name) === undefined || readVariable(environment, apiUrl.name) === '/')
    return [];
  const problem = `is set, but ${apiUrl.name} is not /`;
  return [{ setting: apiTemplate.name, problem, advice: `Unset it, or set ${apiUrl.name} to /.` }];
}
