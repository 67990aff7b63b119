import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { exports } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as {
  exports: Readonly<Record<string, string | { '@livery/source'?: string }>>;
};

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
