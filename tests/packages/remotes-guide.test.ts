import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';
import { parseManifest } from '../../src/infrastructure/remotes/manifest-wire.ts';
import { ENVIRONMENT, inAShell } from './in-a-shell.ts';
import { runDev } from './run-dev.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-guide-'));
/** Replaces the content host's folder, `/srv/content`. */
const content = join(folder, 'content');
const remote = join(folder, 'gift-cards');

const runInRemote = (commands: string, cwd = remote) => inAShell(commands, cwd);

/** The outputs of the section's commands, in order: each starts in the folder where the one before ended. */
async function followGuide(): Promise<readonly string[]> {
  mkdirSync(content);
  const [packing = '', ...ownCommands] = commandsOfGuide().filter((commands) => !isServing(commands));
  const packedOutput = await runInRemote(packing, folder);
  const output = await runInRemote(ownCommands.join('echo "=== next"\n'), folder);
  return [packedOutput, ...output.split('=== next\n')];
}

/** Whether commands run until they are ended. */
const isServing = (commands: string) => commands.startsWith('npm run dev');

function commandsOfGuide(): readonly string[] {
  const [, guide = ''] = readFileSync(join(PROJECT_ROOT, 'docs/remotes.md'), 'utf8').split(
    '\n## In a repository of your own\n',
  );
  const [section = ''] = guide.split('\n## ');
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands = '']) =>
    commands.replaceAll('/srv/content', content),
  );
}

describe('docs/remotes.md, in a repository of your own', () => {
  let outputs: readonly string[];
  beforeAll(async () => {
    outputs = await followGuide();
  }, 400_000);
  // Some 25,000 files of installed packages: ten seconds on a busy disk.
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

  it('leads to a remote that its types and the contract allow', () => {
    expect(outputs).toHaveLength(5);
    expect(outputs[1]).toContain('gift-cards is there.');
    expect(outputs[2]).toMatch(/Test Files .*1 passed/);
  });

  it('leads to a built remote that the shell accepts', () => {
    const manifest = JSON.parse(readFileSync(join(remote, 'dist/remotes.json'), 'utf8'));
    const parsedManifest = parseManifest(manifest, 'http://localhost:8081');
    expect(parsedManifest).toMatchObject({
      ok: true,
      value: { giftCards: { ok: true, value: { routes: ['/gift-cards', '/gift-cards/*'] } } },
    });
    expect(
      readdirSync(join(remote, 'dist/gift-cards')).filter((file) => /^gift-cards-de-\w+\.json$/.test(file)),
    ).toHaveLength(1);
  });

  it('leads to a content host that lists it', () => {
    const remotesList = JSON.parse(readFileSync(join(content, 'remotes.json'), 'utf8'));
    expect(Object.keys(remotesList.remotes)).toEqual(['giftCards']);
  });

  it('leads to a remote that is served while it is edited', async () => {
    const [command = '', ...otherCommands] = commandsOfGuide().filter(isServing);
    expect([command, otherCommands]).toEqual(['npm run dev\n', []]);
    const screen = join(remote, 'hello-screen.tsx');
    const source = readFileSync(screen, 'utf8');
    // On any port, as another test may use the default one.
    const { parameter, entry, end } = await runDev(`${command.trim()} -- --port 0`, remote, ENVIRONMENT);
    try {
      const read = async (path: string) => (await fetch(new URL(path, entry))).text();
      expect(parameter).toBe('remote.giftCards');
      const manifest = parseManifest(JSON.parse(await read('remotes.json')), new URL('.', entry).href);
      const giftCards = { ok: true, value: { entry: { url: entry }, routes: ['/gift-cards', '/gift-cards/*'] } };
      expect(manifest).toMatchObject({ ok: true, value: { giftCards } });
      expect(await read(entry)).toContain('"/entry.tsx"');
      expect(await read('hello-screen.tsx')).not.toContain('edited');
      // Repeated, because a watcher that is not ready yet misses the first edit.
      const editScreen = async () => {
        writeFileSync(screen, source.replace('<SubscribeForm />', '<p>edited</p>'));
        expect(await read('hello-screen.tsx')).toContain('edited');
      };
      await vi.waitFor(editScreen, { timeout: 30_000, interval: 100 });
    } finally {
      await end();
      writeFileSync(screen, source);
    }
  });

  it('leads to a remote whose types see a mistake', async () => {
    writeFileSync(join(remote, 'wrong.ts'), "import { mount } from './entry.tsx';\nmount('body');\n");
    await expect(runInRemote('npm run check')).rejects.toThrow(/wrong\.ts.*TS2\d+|TS2\d+/);
    rmSync(join(remote, 'wrong.ts'));
  });

  it('leads to a remote whose test sees a mistake', async () => {
    const messages = join(remote, 'texts/de.json');
    const german = readFileSync(messages, 'utf8');
    writeFileSync(messages, german.replace('"subscribe"', '"other"'));
    await expect(runInRemote('npm test')).rejects.toThrow(/no messages for de: subscribe/);
    writeFileSync(messages, german);
  });

  it('leads to a remote that npm packs as its built files', async () => {
    const [packedFile] = JSON.parse(await runInRemote('npm pack --json --silent --foreground-scripts=false'));
    const files = packedFile.files.map(({ path }: { path: string }) => path);
    expect(files).toContain('dist/remotes.json');
    expect(files.filter((path: string) => /\.tsx?$/.test(path))).toEqual([]);
  });

  it('does not overwrite a folder, and asks for the name where none is given', async () => {
    await expect(runInRemote('npm create @livery/remote giftCards', folder)).rejects.toThrow(
      /gift-cards exists already/,
    );
    await runInRemote('echo rewards | npm create @livery/remote', folder);
    expect(readdirSync(join(folder, 'rewards'))).toContain('entry.tsx');
  });
});
