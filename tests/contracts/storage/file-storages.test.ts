import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { fileCookieJar } from '../../../src/infrastructure/node/file-cookie-jar.ts';
import { fileStorage } from '../../../src/infrastructure/node/file-storage.ts';
import { storedIn } from '../../support/adapters-in.ts';
import { cookieJarContract, currencyContract, keyValueStorageContract } from './storage.contract.ts';

let folder = '';
let files = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file in a folder that doesn't exist yet. */
const aFile = () => join(folder, 'state', `${++files}.json`);
/** A path that can't exist: its folder is a file. */
const noFile = () => {
  writeFileSync(join(folder, 'taken'), '');
  return join(folder, 'taken', 'state.json');
};

const NOON = Temporal.Instant.from('2026-11-21T12:00:00Z');

keyValueStorageContract('File storage', () => fileStorage(aFile()));
keyValueStorageContract('File storage that can not write', () => fileStorage(noFile()));
cookieJarContract('The file cookie jar', () => fileCookieJar(aFile(), () => NOON));
cookieJarContract('The file cookie jar that can not write', () => fileCookieJar(noFile(), () => NOON));
for (const [name, make] of [
  ['memory storage', memoryStorage],
  ['file storage', () => fileStorage(aFile())],
] as const) {
  currencyContract(`A currency in ${name}`, () => {
    const storage = make();
    return { store: storedIn({ localStorage: storage }).currency, storage };
  });
}

describe('what is stored in a file', () => {
  it('outlives the one who wrote it', () => {
    const file = aFile();
    fileStorage(file).write('currency', 'EUR');
    fileCookieJar(`${file}.cookies`, () => NOON).write('access_token', 'token-1', { sameSite: 'lax' });
    expect(fileStorage(file).read('currency')).toBe('EUR');
    expect(fileCookieJar(`${file}.cookies`, () => NOON).read('access_token')).toBe('token-1');
  });

  it('is readable by its owner only, and leaves no drafts behind', () => {
    const file = aFile();
    fileStorage(file).write('a', '1');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'state')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, 'state'))).toHaveLength(1);
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"a":1,"access_token":"no cookie"}'])(
    'reads as empty where the file holds %j, and can be written again',
    (content) => {
      const file = join(folder, 'damaged.json');
      writeFileSync(file, content);
      expect(fileStorage(file).read('a')).toBeUndefined();
      expect(fileCookieJar(file, () => NOON).read('access_token')).toBeUndefined();
      expect(fileStorage(file).write('a', '1').ok).toBe(true);
      expect(fileStorage(file).read('a')).toBe('1');
    },
  );

  it('returns an error when it can not be stored', () => {
    expect(fileStorage(noFile()).write('a', '1')).toMatchObject({ error: { kind: 'storage-refused', key: 'a' } });
  });

  it('is seen by a colleague who has the same file open', () => {
    const file = aFile();
    const [storage, otherStorage] = [fileStorage(file), fileStorage(file)];
    storage.write('a', '1');
    otherStorage.write('b', '2');
    expect([storage.read('b'), otherStorage.read('a')]).toEqual(['2', '1']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: '1', b: '2' });
  });
});

describe('a cookie in a file', () => {
  it('ends with its lifetime', () => {
    let currentNoon = NOON;
    const jar = fileCookieJar(aFile(), () => currentNoon);
    jar.write('pll_language', 'de', { sameSite: 'strict', minutes: 10 });
    currentNoon = NOON.add({ minutes: 9, seconds: 59 });
    expect(jar.read('pll_language')).toBe('de');
    currentNoon = NOON.add({ minutes: 10 });
    expect(jar.read('pll_language')).toBeUndefined();
  });

  it('without a lifetime stays until it is removed', () => {
    let currentNoon = NOON;
    const jar = fileCookieJar(aFile(), () => currentNoon);
    jar.write('access_token', 'token-1', { sameSite: 'lax' });
    currentNoon = NOON.add({ hours: 24 * 365 });
    expect(jar.read('access_token')).toBe('token-1');
    jar.remove('access_token');
    expect(jar.read('access_token')).toBeUndefined();
  });
});
