import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRemote } from '@livery/create-remote';
import { runDev } from '../../packages/run-dev.ts';
import { test as base, expect } from './agency-site.ts';

/** A new remote in its own folder, as `npm create @livery/remote` writes it, served by its `npm run dev`. */
interface OutsideRemote {
  /** The parameter for a shell's address, as printed, such as `remote.giftCards=http://localhost:5174/entry.js`. */
  readonly parameter: string;
  /** The errors that the command has written. */
  log(): string;
  /** Edits a file, as a person who saves it does. */
  edit(file: string, before: string, after: string): void;
  write(file: string, text: string): void;
  /** Ends the command, and runs it again on the same port. */
  restart(): Promise<void>;
}

/** The packages that other teams install. */
const PACKAGES = ['contract', 'ui', 'remote', 'create-remote'];

/** Tests with a remote outside of this project, `giftCards`: each test has its own copy, which it may edit. */
export const test = base.extend<{ remote: OutsideRemote }, { packages: string }>({
  packages: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'livery-packages-'));
      for (const name of PACKAGES) unpack(name, folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  remote: async ({ packages }, use) => {
    const parent = mkdtempSync(join(tmpdir(), 'livery-outside-'));
    const from = (place: string) => join(packages, 'create-remote', place);
    const files = { template: from('dist/template'), files: from('files'), versions: from('dist/versions.json') };
    const root = join(parent, createRemote('giftCards', parent, files));
    install(packages, root);
    let server = await serve(root);
    await use({
      parameter: `${server.parameter}=${server.entry}`,
      log: () => server.log(),
      edit(file, before, after) {
        const source = readFileSync(join(root, file), 'utf8');
        if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
        writeFileSync(join(root, file), source.replace(before, after));
      },
      write: (file, text) => writeFileSync(join(root, file), text),
      async restart() {
        await server.end();
        server = await serve(root, new URL(server.entry).port);
      },
    });
    await server.end();
    rmSync(parent, { recursive: true });
  },
});

/** Unpacks the output of `npm pack` for a package into a folder with its name. */
function unpack(name: string, parent: string): void {
  const quietly = ['--silent', '--foreground-scripts=false'];
  const pack = ['pack', ...quietly, '--pack-destination', parent, `./packages/${name}`];
  const file = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
  mkdirSync(join(parent, name));
  execFileSync('tar', ['-xzf', join(parent, file), '-C', join(parent, name), '--strip-components=1']);
}

/** Installs the packages, together with the dependencies that this project has installed. */
function install(packages: string, root: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@livery'), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (name !== '@livery' && !name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  for (const name of PACKAGES) cpSync(join(packages, name), join(modules, '@livery', name), { recursive: true });
}

/** Runs `livery-remote dev` in a folder, on this port or on any free one. */
const serve = (root: string, port = '0') =>
  runDev(`node node_modules/@livery/remote/dist/vite/command.mjs dev --port ${port}`, root, process.env);

export { expect };
