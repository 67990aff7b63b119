import { createHash } from 'node:crypto';
import { agencyTheme } from '@livery/contract/agency/theme';
import { languageDirection, languageTag } from '@livery/contract/market/language';
import { themeDeclarations } from '../../ui/server-app.tsx';
import { jsonForHtml } from '../page-configuration.ts';
import type { PageScript, PreloadedFiles } from './build-manifest.ts';
import type { RenderedPage } from './render-page.tsx';
import { FIRST_VIEW_START } from './render-time.ts';

interface PageDocument {
  readonly html: string;
  /**
   * The source expression that allows the page's style element in a content security policy; `undefined` if there is
   * none.
   */
  readonly styleSource: string | undefined;
}

interface PageDocumentParts {
  readonly page: RenderedPage;
  readonly files: PreloadedFiles;
  readonly extra?: string;
  readonly rules?: readonly string[];
  readonly programs?: string;
}

const PAGE_END = 'livery-page-end';
const NO_STYLES: PreloadedFiles['styles'] = { own: [], components: [] };
/**
 * Chromium loads no disabled sheet, but may have requested it before it reads that attribute; it doesn't for a sheet
 * that applies to no medium.
 */
const DISABLED_SHEET_ATTRIBUTES = ' disabled media="not all"';
const HTML_TAG = '<html lang="en">';
const HEAD_END = '</head>';
const ROOT_PATTERN = /<div id="root">[\s\S]*<noscript>[\s\S]*?<\/noscript>/;
const STYLE_LINK_PATTERN = /<link rel="stylesheet"(?=[^>]* href="([^"]*)")/g;
const SCRIPTS_PATTERN = /\s*<(?:script type="module"[\s\S]*?<\/script>|link rel="modulepreload"[^>]*>)/g;
const BODY_END = '</body>';
const SCRIPT_LOAD_PATTERN = /<(?:script type="module"(?=[^>]* src=)|link rel="modulepreload")/g;

/**
 * Puts a rendered page into the built index.html.
 *
 * Its style sheets are inlined: as files, they would be requested in several rounds before anything is painted.
 * Disabled links to them stay, which browsers don't request: they tell Vite's loader that these files are loaded.
 *
 * Nothing is painted before the whole page has arrived, because its first parts would move when more arrives. The
 * browser waits for an element at its end, because Chromium doesn't wait for the end of a long element. The data comes
 * after it, because only scripts read it. Scripts come last, with low priority, so that they aren't requested before
 * the page has arrived, and don't arrive before its pictures.
 *
 * @param html the built index.html, with the site's configuration in it
 * @param parts `extra`: tags for the head that no component renders; `rules`: styles after the shell's; `programs`:
 * links to scripts besides the shell's
 */
export function pageDocument(html: string, parts: PageDocumentParts): PageDocument {
  const { page, files, extra = '', rules = [], programs: more = '' } = parts;
  const { root, view } = page;
  const { language } = view.shows;
  const theme =
    'agency' in page.agency ? `:root{${themeDeclarations(agencyTheme(page.agency.agency.primaryColor))}}` : '';
  const { own: sheets, components } = root === undefined ? NO_STYLES : files.styles;
  const styles = [...sheets.map(({ text }) => text), theme, ...components.map(({ text }) => text), ...rules].join('');
  const inlined = new Set(sheets.map(({ path }) => path));
  const head = [
    page.head,
    extra,
    root === undefined ? '' : `<link rel="expect" href="#${PAGE_END}" blocking="render">`,
    styles === '' ? '' : `<style>${styles}</style>`,
    ...components.map(({ path }) => `<link rel="stylesheet"${DISABLED_SHEET_ATTRIBUTES} crossorigin href="${path}">`),
  ].join('');
  const preloads = scriptLinks(files.scripts);
  const data = `${FIRST_VIEW_START}${jsonForHtml(view)}</script>`;
  const own = (html.match(SCRIPTS_PATTERN) ?? []).join('').replace(SCRIPT_LOAD_PATTERN, '$& fetchpriority="low"');
  const programs = `${own}${preloads}${more}`;
  // Long parts are inserted last, so that the replacements don't search them.
  const branded = (root === undefined ? html : html.replace(SCRIPTS_PATTERN, ''))
    .replace(HTML_TAG, () => `<html lang="${languageTag(language)}" dir="${languageDirection(language)}">`)
    .replace(STYLE_LINK_PATTERN, (link, path: string) => (inlined.has(path) ? link + DISABLED_SHEET_ATTRIBUTES : link));
  const filled =
    root === undefined
      ? branded
      : branded
          .replace(BODY_END, () => `${programs}${BODY_END}`)
          .replace(ROOT_PATTERN, () => `${root}<template id="${PAGE_END}"></template>${data}`);
  const last = root === undefined ? `${head}${preloads}${more}` : head;
  return {
    html: filled.replace(HEAD_END, () => `${last}${HEAD_END}`),
    styleSource: styles === '' ? undefined : `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  };
}

/** Links that load scripts of the build with low priority, without running them. */
export function scriptLinks(scripts: readonly PageScript[]): string {
  return scripts
    .map(({ path, integrity }) => {
      const hash = integrity === undefined ? '' : ` integrity="${integrity}"`;
      return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}"${hash}>`;
    })
    .join('');
}
