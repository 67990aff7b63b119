import { execSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly properties: readonly object[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

it('npm run sbom lists in CycloneDX what Livery is made of, with its digests', () => {
  rmSync('sbom.cdx.json', { force: true });
  execSync('npm run sbom', { stdio: 'ignore' });
  const told = JSON.parse(readFileSync('sbom.cdx.json', 'utf8'));
  const { name, version } = told.metadata.component;
  expect([told.bomFormat, name, version]).toEqual(['CycloneDX', 'livery', '0.1.0']);

  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const components: readonly Component[] = told.components;
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
  expect(components.find(({ name }) => name === 'vitest')).toMatchObject({
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  });
});
