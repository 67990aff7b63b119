import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconFiles, missingParts } from '../../scripts/build/first-load-chunk.ts';

const FOLDERS = ['lucide-react', 'rxjs', 'html-parse-stringify', 'react-i18next/dist/es'];
const INSTALLED = FOLDERS.flatMap((folder) =>
  readdirSync(`node_modules/${folder}`).map((file) => `/site/node_modules/${folder}/${file}`),
);

describe('the icons of a module', () => {
  it('are files of lucide-react by the names that it imports, under whichever of its own', () => {
    const code =
      'import { a } from "./a";\nimport {\n  BedDouble,\n  Building2,\n  Map as MapIcon,\n} from "lucide-react";';
    expect(iconFiles(code)).toEqual(['/icons/bed-double.mjs', '/icons/building-2.mjs', '/icons/map.mjs']);
    const files = readdirSync('node_modules/lucide-react/dist/esm/icons').map((file) => `/icons/${file}`);
    expect(iconFiles(code).filter((file) => !files.includes(file))).toEqual([]);
  });

  it('are none where it imports nothing of it', () => {
    expect(iconFiles('import { b } from "./b"; export const lucide = "lucide-react";')).toEqual([]);
  });
});

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
