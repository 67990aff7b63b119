import { execSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataNotices, writeNotices } from '../../scripts/build/write-notices.mjs';
import { aTree } from '../architecture/a-tree.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly properties: readonly object[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

it('npm run sbom lists in CycloneDX what Livery is made of, with its digests', () => {
  rmSync('sbom.cdx.json', { force: true });
  execSync('npm run sbom', { stdio: 'ignore' });
  const sbom = JSON.parse(readFileSync('sbom.cdx.json', 'utf8'));
  const { name, version } = sbom.metadata.component;
  expect([sbom.bomFormat, name, version]).toEqual(['CycloneDX', '@livery/shell', '0.3.0']);

  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const components: readonly Component[] = sbom.components;
  expect(components.length).toBeGreaterThan(50);
  for (const name of ['react', 'rxjs', 'hono', 'commander']) {
    const { version, integrity } = packages[`node_modules/${name}`];
    const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    expect(components.find((component) => component.name === name)).toMatchObject({
      version,
      properties: [],
      hashes: [{ alg: 'SHA-512', content }],
    });
  }
  expect(components.find(({ name }) => name === 'knip')).toMatchObject({
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  });
});

const list = (...packages: object[]): string => JSON.stringify(packages);

const LIBRARY = { name: 'library', version: '1.2.3', identifier: 'MIT', text: 'Do what you like.\n' };

const ICONS = { name: 'icons', version: '4.0.0', identifier: '(CC-BY-4.0 AND MIT)', text: 'Name the author.' };

const sectionsIn = (folder: string): string[] =>
  readFileSync(join(folder, 'third-party-notices.txt'), 'utf8')
    .split(/\s*={80}\s*/)
    .slice(1);

describe('writeNotices', () => {
  it('writes each work once, with its licence, and takes the bundles’ lists away', () => {
    const folder = aTree({ 'a/licenses.json': list(LIBRARY), 'b/licenses.json': list(ICONS, LIBRARY) });
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
    const folder = aTree({ 'licenses.json': list({ name: 'agent-base', version: '6.0.2', identifier: 'MIT' }) });
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
