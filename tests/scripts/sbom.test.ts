import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly properties: readonly object[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

it('npm run sbom lists in CycloneDX what Livery is made of, with its digests', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [command, file] = String(scripts.sbom).split(' > ');
  expect([command, file]).toEqual([expect.stringMatching(/^npm sbom /), 'sbom.cdx.json']);
  const told = JSON.parse(execSync(command ?? '', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  expect([told.bomFormat, told.metadata.component.version]).toEqual(['CycloneDX', '0.1.0']);

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
