import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataNotices, writeNotices } from '../../scripts/build/write-notices.mjs';
import { aTree } from '../architecture/a-tree.ts';

const jsonList = (...packages: object[]): string => JSON.stringify(packages);

const LIBRARY = { name: 'library', version: '1.2.3', identifier: 'MIT', text: 'Do what you like.\n' };

const ICONS = { name: 'icons', version: '4.0.0', identifier: '(CC-BY-4.0 AND MIT)', text: 'Name the author.' };

const sectionsIn = (folder: string): string[] =>
  readFileSync(join(folder, 'third-party-notices.txt'), 'utf8')
    .split(/\s*={80}\s*/)
    .slice(1);

describe('writeNotices', () => {
  it('writes each work once, with its licence, and takes the bundles’ lists away', () => {
    const folder = aTree({ 'a/licenses.json': jsonList(LIBRARY), 'b/licenses.json': jsonList(ICONS, LIBRARY) });
    writeNotices(folder, { lists: ['a', 'b'], data: [{ name: 'Places', text: 'In the public domain.' }] });
    expect(sectionsIn(folder)).toEqual([
      'Places\n\nIn the public domain.',
      'icons 4.0.0 (CC-BY-4.0 AND MIT)\n\nName the author.',
      'library 1.2.3 (MIT)\n\nDo what you like.\n',
    ]);
    expect([existsSync(join(folder, 'a/licenses.json')), existsSync(join(folder, 'b/licenses.json'))]).toEqual([
      false,
      false,
    ]);
  });

  it('finds a licence at the end of a README where a package has no file for it', () => {
    const folder = aTree({ 'licenses.json': jsonList({ name: 'agent-base', version: '6.0.2', identifier: 'MIT' }) });
    writeNotices(folder);
    expect(sectionsIn(folder)[0]).toMatch(
      /^agent-base 6\.0\.2 \(MIT\)\n\nLicense[^]*Copyright[^]*Permission is hereby/,
    );
  });

  it('has the licences of the data and pictures that no bundle names', () => {
    expect(dataNotices()).toMatchObject([
      { name: 'cldr-core', identifier: 'Unicode-3.0', text: expect.stringContaining('UNICODE LICENSE V3') },
      { name: 'currency-codes', identifier: 'MIT', text: expect.stringContaining('Permission is hereby granted') },
      { name: '@fortawesome/fontawesome-free', text: expect.stringContaining('Icons: CC BY 4.0 License') },
    ]);
  });
});
