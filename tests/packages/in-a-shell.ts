import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';

const run = promisify(execFile);

/** The environment of a shell outside of the repository, without the variables of the tests' own npm and Vitest. */
export const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$|TEST$)/i.test(name))),
  LIVERY: PROJECT_ROOT,
  NO_COLOR: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
};

/** Runs commands of a shell in a folder; resolves with their output, and rejects with it if one fails. */
export async function inAShell(commands: string, cwd: string): Promise<string> {
  const { stdout } = await run('bash', ['-euc', commands], { cwd, env: ENVIRONMENT }).catch((failure) => {
    throw new Error(`${commands}\n${failure.stdout}\n${failure.stderr}`);
  });
  return stdout;
}
