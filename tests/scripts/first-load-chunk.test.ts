import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingParts } from '../../scripts/build/first-load-chunk.ts';

const FOLDERS = ['lucide-react', 'rxjs', 'html-parse-stringify', 'react-i18next/dist/es'];
const INSTALLED = FOLDERS.flatMap((folder) =>
  readdirSync(`node_modules/${folder}`).map((file) => `/site/node_modules/${folder}/${file}`),
);

describe('the groups of the first load', () => {
  it('name parts of packages that are installed', () => {
    expect(missingParts(INSTALLED)).toEqual([]);
  });

  it.each([
    ['rxjs/', 'rxjs/'],
    ['react-i18next/dist/es/Trans.js', 'react-i18next/dist/es/Trans.js'],
    ['react-i18next/dist/es/useSSR.js', 'react-i18next/dist/es/useSSR'],
  ])('miss %s where a package has it no more', (file, part) => {
    expect(missingParts(INSTALLED.filter((id) => !id.includes(`node_modules/${file}`)))).toEqual([part]);
  });
});
