import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
// Imported by file: Vite leaves packages in its configuration to Node, which can't read TypeScript.
import {
  LANGUAGES,
  languageAliases,
  languageDirection,
  languageTag,
} from '../../packages/contract/src/market/language.ts';
import { startTexts } from '../../src/ui/texts/start-texts.ts';

const SOURCE = '/src/start-guard.ts';
const EARLY_USE = '/src/early-use.ts';
/** The page's program. An import map must come before any module, and the guard before the program. */
const PROGRAM = /<script type="module"(?=[^>]* src="\/(?:src\/main\.tsx|assets\/))/;

/**
 * Inserts into the page the code that shows a message if the shell can't start, so that it works even if no file can be
 * loaded; the texts of index.html that are shown until the shell starts; and the code that remembers what a visitor
 * does meanwhile.
 */
export function startGuard(): Plugin {
  const texts = new Map(
    LANGUAGES.map((language) => {
      const file = new URL(`../../src/ui/texts/${language}.json`, import.meta.url);
      return [language, startTexts(JSON.parse(readFileSync(file, 'utf8')))] as const;
    }),
  );
  const noScript = [...texts].map(([language, { noScript: words }]) => {
    return `<p lang="${new Intl.Locale(languageTag(language)).language}" dir="${languageDirection(language)}">${words}</p>`;
  });
  const inEnglish = { ...texts.get('en'), noScript: noScript.join('') };
  let building = false;

  return {
    name: 'livery:start-guard',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    config: (_, { command }) => {
      building = command === 'build';
      // The sentence for browsers without scripts is in the HTML.
      const languages = [...texts].map(([code, { noScript: _, ...messages }]) => [
        code,
        { ...messages, lang: languageTag(code), dir: languageDirection(code), aliases: languageAliases(code) },
      ]);
      return { define: { START_TEXTS: JSON.stringify(Object.fromEntries(languages)) } };
    },
    buildStart() {
      if (!building) return;
      this.emitFile({ type: 'chunk', id: SOURCE, name: 'start-guard' });
      this.emitFile({ type: 'chunk', id: EARLY_USE, name: 'early-use' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html
          .replace(
            /%(\w+)%/g,
            (placeholder, key: string) => Object.entries(inEnglish).find(([name]) => name === key)?.[1] ?? placeholder,
          )
          .replace(PROGRAM, (program) => `${earlyUseElement(bundle)}\n    ${guardElement(bundle)}\n    ${program}`),
    },
  };
}

/** A file in the dev server; a build inlines it, and drops the file. */
function guardElement(bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return `<script type="module" src="${SOURCE}"></script>`;
  return `<script type="module">${guardCode(SOURCE, bundle)}</script>`;
}

/** Not a module in a build: a module would run only once the whole document is loaded and painted. */
function earlyUseElement(bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return `<script type="module" src="${EARLY_USE}"></script>`;
  return `<script>(()=>{${guardCode(EARLY_USE, bundle)}})()</script>`;
}

function guardCode(source: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source));
  if (chunk?.type !== 'chunk') throw new Error(`The build made nothing of ${source}.`);
  for (const file of [chunk.fileName, chunk.sourcemapFileName]) if (file) delete bundle[file];
  const code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
  if (/<\/script|<!--/i.test(code)) throw new Error(`${source} ends its own element in the page.`);
  return code.trim();
}
