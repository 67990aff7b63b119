import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

/** What the programs and pages in dist/ are bundled from. */
const SOURCES = ['src', 'packages/contract', 'packages/ui', 'reference/sandbox'];
/** Imports of a value (those of types are gone when it runs), and files of a package by their path. */
const IMPORT =
  /(?:^|[;\s])(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)|'\/node_modules\/([^']+)'/gm;

/**
 * The packages that sources of the project import, which its bundles therefore carry along. What installs the
 * project as a package needs none of them, so that package.json has most as `devDependencies`.
 *
 * @param {string} root
 * @returns {ReadonlySet<string>}
 */
export function bundledPackages(root) {
  const files = listFiles(root, SOURCES).filter(
    (file) => /(?<!\.stories)\.tsx?$/.test(file) && !file.includes('/tests/'),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
      ([, ...names]) => names.find((name) => name !== undefined) ?? '',
    ),
  );
  return new Set(imported.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

/**
 * Takes the mark of a development dependency from what is bundled, and from what that depends on.
 *
 * @param {{ components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} sbom in CycloneDX; changed
 * @param {ReadonlySet<string>} bundled names of packages that its application depends on
 * @typedef {{ 'bom-ref': string, name: string, properties?: { name: string }[] }} Component
 */
export function markBundled({ components, dependencies }, bundled) {
  const dependsOn = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]));
  const direct = new Set(dependencies[0]?.dependsOn);
  const shipped = new Set(
    components.filter((one) => direct.has(one['bom-ref']) && bundled.has(one.name)).map((one) => one['bom-ref']),
  );
  for (const ref of shipped) {
    for (const needed of dependsOn.get(ref) ?? []) shipped.add(needed);
    const component = byRef.get(ref);
    if (component?.properties === undefined) continue;
    component.properties = component.properties.filter(({ name }) => name !== 'cdx:npm:package:development');
  }
}
