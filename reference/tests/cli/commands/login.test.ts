import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, aSandbox } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

/** Every file below a folder, by its path. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('login at a server', () => {
  it('signs in for the commands that follow, until logout', async () => {
    const { url } = await aSandbox();
    const there = ['--api', url, '--state', join(aFolder(), 'state')];
    const isSignedIn = async () => (await runJson('navigation', ...there)).value.profileMenu.length > 0;
    expect(await isSignedIn()).toBe(false);

    const { code, out } = await runCli(['login', '--as', 'owner', ...there]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Signed in at Aurora Journeys as Isla Marlowe \(owner\).\n/),
    ]);
    expect(await isSignedIn()).toBe(true);
    expect((await runJson('navigation', ...there, '--as', 'visitor')).value.profileMenu).toEqual([]);

    expect((await runCli(['logout', ...there])).out).toBe('Signed out at aurora.localhost.\n');
    expect(await isSignedIn()).toBe(false);
    expect((await runCli(['logout', ...there])).out).toBe('No user was signed in at aurora.localhost.\n');
  });

  it('stores the token where no other user can read it, and prints it nowhere', async () => {
    const { url } = await aSandbox();
    const state = join(aFolder(), 'state');
    const args = ['login', '--email', 'agent@aurora.example', '--api', url, '--state', state];
    const { code, out, err } = await runCli(args, { secret: 'welcome' });
    expect(code).toBe(0);
    expect(out + err).not.toMatch(/welcome|sandbox-aurora/);
    const storedFiles = filesIn(state);
    expect(storedFiles.some((file) => readFileSync(file, 'utf8').includes('sandbox-aurora-agent'))).toBe(true);
    for (const file of storedFiles) expect(statSync(file).mode & 0o077).toBe(0);
    expect(storedFiles.map((file) => readFileSync(file, 'utf8')).join('')).not.toContain('welcome');
  });

  it('stores nothing else: the language of one command is not that of the next', async () => {
    const { url } = await aSandbox();
    const there = ['--api', url, '--state', aFolder()];
    await runCli(['login', '--as', 'agent', ...there]);
    await runCli(['agency', '--language', 'de', ...there]);
    expect((await runJson('convert', '10', 'EUR', 'EUR', ...there)).value.text).toBe('€10.00');
  });

  it('shows its token to no other server', async () => {
    const [mine, otherSandbox] = [await aSandbox(), await aSandbox()];
    const state = ['--state', aFolder()];
    await runCli(['login', '--as', 'owner', '--api', mine.url, ...state]);
    expect((await runJson('navigation', '--api', otherSandbox.url, ...state)).value.profileMenu).toEqual([]);
  });

  it('reads the password from stdin where there is no terminal', async () => {
    const { url } = await aSandbox();
    const args = ['login', '--email', 'Owner@aurora.example', '--api', url, '--state', aFolder(), '--json'];
    const { code, out } = await runCli(args, { input: ['welc', 'ome\nnot this'] });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ signedIn: true, profile: { name: 'Isla Marlowe', role: 'owner' } });
  });

  it('finds its folder by itself', async () => {
    const { url } = await aSandbox();
    const home = aFolder();
    await runCli(['login', '--as', 'owner', '--api', url], { env: { HOME: home } });
    expect(filesIn(join(home, '.local/state/livery')).length).toBeGreaterThan(0);
    await runCli(['login', '--as', 'owner', '--api', url], {
      env: { HOME: home, XDG_STATE_HOME: join(home, 'state') },
    });
    expect(filesIn(join(home, 'state/livery')).length).toBeGreaterThan(0);
  });

  it.each([
    [['--email', 'agent@aurora.example', '--password', 'wrong'], 1, /The e-mail address or password is wrong./],
    [['--email', 'agent@aurora.example'], 1, /Couldn’t sign in/],
    [['--as', 'pilot'], 1, /aurora.localhost has no person “pilot”/],
  ])('refuses %j', async (args, exit, words) => {
    const { url } = await aSandbox();
    const { code, out, err } = await runCli(['login', ...args, '--api', url, '--state', aFolder()]);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toMatch(words);
  });
});

describe('login at the demo agencies', () => {
  it('signs in for itself alone, and reports it', async () => {
    const { code, out } = await runCli(['login', '--as', 'traveller', '--host', 'noir.localhost']);
    expect(code).toBe(0);
    expect(out).toBe(
      'Signed in at Noir Private Travel as Camille Aubert (traveller).\n' +
        'The demo agencies forget sign-ins between commands: add --as to each.\n',
    );
  });
});
