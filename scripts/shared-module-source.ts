import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The module under which remote modules find a package of the shell's: it names
 * every export, because those of a CommonJS package, such as React, can't be
 * seen in its code.
 *
 * @param id the package, or a path in it, such as `react-dom/client`
 */
export function sharedModuleSource(id: string): string {
  const exported: object = require(id);
  const names = Object.keys(exported);
  // A CommonJS package is its own default export.
  const all = names.includes('__esModule') || '__esModule' in exported ? names : [...names, 'default'];
  return `export { ${all.filter((name) => name !== '__esModule').join(', ')} } from ${JSON.stringify(id)};\n`;
}
