import { delimiter, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFolders } from '../../../src/infrastructure/configuration/parse-folders.ts';
import { NO_FILES, problemsOf } from './an-environment.ts';

const folderList = (...folders: readonly string[]) => folders.join(delimiter);

describe('the folders of former builds', () => {
  it('are absolute, in their order, whether or not they are there', () => {
    const folders = parseFolders(folderList('/srv/livery/releases', ' old '), NO_FILES);
    expect(folders).toEqual({ ok: true, value: [resolve('/srv/livery/releases'), resolve('old')] });
  });

  it('are refused with everything that is wrong with them, a sentence each', () => {
    const canReadFolder = (path: string) => path !== resolve('/missing');
    expect(
      problemsOf({ LIVERY_ASSETS: folderList('/a', '', '/missing', '/a/', '/b') }, { ...NO_FILES, canReadFolder }),
    ).toEqual([
      `LIVERY_ASSETS has an empty entry: folders are separated by one “${delimiter}”.`,
      'LIVERY_ASSETS names “/missing”, which is no folder that can be read: create it, or correct its name.',
      'LIVERY_ASSETS names “/a/” twice: name each folder once.',
    ]);
  });
});
