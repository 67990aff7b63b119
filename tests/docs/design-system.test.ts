import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { exports } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as {
  exports: Readonly<Record<string, string | { '@livery/source'?: string }>>;
};
const paths = Object.keys(exports)
  .filter((path) => path !== './package.json')
  .map((path) => path.replace('.', '@livery/ui'));
const readme = readFileSync('packages/ui/README.md', 'utf8');

describe('packages/ui/README.md', () => {
  it('names every path of the package, and no other', () => {
    expect(pathsNamedIn(readme)).toEqual(paths.toSorted());
  });
});

describe('the module that the page shares', () => {
  const names = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'object' && !/^\.($|\/(aria|sorting|texts)$|.*\.css$)/.test(path)
      ? [target['@livery/source']]
      : [],
  );

  it('has every component of the package', () => {
    const index = readFileSync('packages/ui/src/index.ts', 'utf8');
    const exported = [...index.matchAll(/^export \* from '\.(.*)';$/gm)].map(([, file]) => `./src${file}`);
    expect(exported.toSorted()).toEqual(names.toSorted());
  });
});

/** Each path once, in alphabetical order. */
function pathsNamedIn(text: string): string[] {
  const named = text.matchAll(/[`'](@livery\/ui(?:\/[\w.-]+)?)[`']/g);
  return [...new Set([...named].map(([, path = '']) => path))].toSorted();
}
