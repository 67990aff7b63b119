import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';

const run = promisify(execFile);

const PACKAGES = ['contract', 'ui', 'remote', 'create-remote'].map((name) => join(PROJECT_ROOT, 'packages', name));

/** The packages that the tutorial lets a team install, in this project's versions. */
const INSTALLED = ['react', 'react-dom', 'react-i18next', 'i18next', 'rxjs'];
const INSTALLED_FOR_DEVELOPMENT = ['vite', 'typescript', '@types/node', '@types/react', '@types/react-dom'];

/** A folder outside of the repository, with the packages as `npm pack` makes them. */
export interface OutsideTeam {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): void;
  read(file: string): string;
  /** Runs a program of `node_modules/.bin`. Resolves with its output, and whether it succeeded. */
  run(program: string, ...args: readonly string[]): Promise<{ readonly ok: boolean; readonly output: string }>;
  remove(): void;
}

/** A team's own package.json. */
export interface OwnPackage {
  readonly name: string;
  readonly livery: object;
  /** Our packages are installed from the output of `npm pack`, whatever version is given here. */
  readonly dependencies?: Readonly<Record<string, string>>;
}

const BLOG: OwnPackage = { name: 'blog', livery: { name: 'blog', routes: ['/blog'] } };

/** Packs our packages and installs them into an empty folder, together with their peer dependencies. */
export async function anOutsideTeam({ name, livery, dependencies = {} }: OwnPackage = BLOG): Promise<OutsideTeam> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-outside-'));
  await run('npm', ['pack', ...PACKAGES], { cwd: folder });
  const packedFiles = readdirSync(folder).map((file) => `./${file}`);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, private: true, type: 'module', livery, dependencies: ofOthers(dependencies) }),
  );
  const install = ['install', '--save-exact', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await run('npm', [...install, ...packedFiles, ...INSTALLED.map(withVersion)], { cwd: folder });
  await run('npm', [...install, '--save-dev', ...INSTALLED_FOR_DEVELOPMENT.map(withVersion)], { cwd: folder });
  return {
    folder,
    write(files) {
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), content);
      }
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    async run(program, ...args) {
      const path = join(folder, 'node_modules', '.bin', program);
      const output = await run(path, [...args], { cwd: folder, env: { ...process.env, NODE_ENV: '' } }).then(
        (said) => ({ ok: true, ...said }),
        (thrown: { stdout: string; stderr: string }) => ({ ok: false, ...thrown }),
      );
      return { ok: output.ok, output: `${output.stdout}${output.stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function ofOthers(dependencies: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@livery/')));
}

function withVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}
