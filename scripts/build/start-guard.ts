import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
// By its file: Vite leaves packages that its configuration imports to Node, which reads no TypeScript.
import {
  LANGUAGES,
  languageAliases,
  languageDirection,
  languageTag,
} from '../../packages/contract/src/market/language.ts';
import { startTexts } from '../../src/ui/texts/start-texts.ts';

const SOURCE = '/src/start-guard.ts';
const EARLY_USE = '/src/early-use.ts';
/** The page's own program; an import map has to stand before any module, and the guard before the program. */
const PROGRAM = /<script type="module"(?=[^>]* src="\/(?:src\/main\.tsx|assets\/))/;

/**
 * Builds the message that the shell can't start into the page itself, so that it is there even if no file can be loaded,
 * and fills the text of index.html until it does; beside it, what keeps what a visitor does meanwhile.
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
      // The sentence for pages without scripts stands in the page.
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

/** The dev server has it as a file; a build has no other use for the file that it made of it. */
function guardElement(bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return `<script type="module" src="${SOURCE}"></script>`;
  return `<script type="module">${codeOf(SOURCE, bundle)}</script>`;
}

/** No module, which would be run only once the whole document is there, and painted. */
function earlyUseElement(bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return `<script type="module" src="${EARLY_USE}"></script>`;
  return `<script>(()=>{${codeOf(EARLY_USE, bundle)}})()</script>`;
}

function codeOf(source: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source));
  if (chunk?.type !== 'chunk') throw new Error(`The build made nothing of ${source}.`);
  for (const file of [chunk.fileName, chunk.sourcemapFileName]) if (file) delete bundle[file];
  const code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
  if (/<\/script|<!--/i.test(code)) throw new Error(`${source} ends its own element in the page.`);
  return code.trim();
}
