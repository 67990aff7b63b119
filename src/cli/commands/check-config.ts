import { readdirSync, readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { apiAtNoHost } from '../../infrastructure/configuration/api-at-no-host.ts';
import { problemSentence, readSettings, readVariable } from '../../infrastructure/configuration/read-settings.ts';
import { printableText } from '../../infrastructure/configuration/setting.ts';
import { SETTINGS } from '../../infrastructure/configuration/settings.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import { EXIT_CODES, thrownMessage } from '../exit-code.ts';
import { createPrinter } from '../terminal/print.ts';
import { type EnvFile, readEnvFile } from './env-file.ts';

interface CheckConfigOptions {
  readonly envFile?: EnvFile;
  readonly json?: boolean;
}

/** Exits 0 if a server can be started with the settings and serves pages, else 1. */
export const checkConfigCommand: CliCommand = {
  name: 'check-config',
  summary: 'Checks the settings of a server before it is started with them.',
  example: { call: 'check-config', prints: 'A server can be started with these settings.' },
  declare(command, run) {
    command
      .option(
        '--env-file <file>',
        'a file of NAME=value lines; without it the environment is checked',
        parseEnvFileArgument,
      )
      .option('--json', 'print JSON for programs')
      .action((options: CheckConfigOptions) => checkConfig(options, run));
  },
};

async function checkConfig(
  { envFile, json = false }: CheckConfigOptions,
  { ports, end }: CommandContext,
): Promise<void> {
  const environment = envFile?.environment ?? ports.env;
  const files = { readText: (path: string) => readFileSync(path, 'utf8'), canReadFolder };
  const read = readSettings(environment, files);
  const problems = [...(envFile?.problems ?? []), ...(read.ok ? [] : read.error), ...apiAtNoHost(environment, files)];
  const isUsable = problems.length === 0;
  const settings = Object.values(SETTINGS).map(({ name, otherwise, printed = printableText }) => {
    const text = readVariable(environment, name);
    return { name, value: text === undefined ? null : printed(text), otherwise };
  });
  const print = createPrinter(ports);
  if (json) await print.json({ ok: isUsable, problems, settings });
  else {
    const rows = settings.map(({ name, value, otherwise }) => [name, value ?? '', value === null ? otherwise : '']);
    await print.table(['setting', 'value', 'default'], rows);
    for (const problem of problems) await print.problem(problemSentence(problem));
    if (isUsable) await print.line('A server can be started with these settings.');
  }
  end(isUsable ? EXIT_CODES.ok : EXIT_CODES.refused);
}

function parseEnvFileArgument(path: string): EnvFile {
  try {
    return readEnvFile(path);
  } catch (problem) {
    throw new InvalidArgumentError(`The file can’t be read: ${thrownMessage(problem)}`);
  }
}

function canReadFolder(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}
