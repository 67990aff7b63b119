import { createHash } from 'node:crypto';
import { themeOf } from '../../domain/agency/theme.ts';
import { directionOf, languageTagOf } from '../../domain/market/language.ts';
import { themeDeclarations } from '../../ui/server-app.tsx';
import { jsonForHtml } from '../page-configuration.ts';
import type { PageFiles } from './build-manifest.ts';
import type { RenderedPage } from './render-page.tsx';

interface PageDocument {
  readonly html: string;
  /** The source expression that lets a content security policy pass the page's own style element; none without one. */
  readonly styleSource: string | undefined;
}

/** Where src/infrastructure/browser/first-view-wire.ts reads it. */
const FIRST_VIEW_ID = 'livery-first-view';
const HTML_TAG = '<html lang="en">';
const HEAD_END = '</head>';
const PLACE = /<div id="root">[\s\S]*<noscript>[\s\S]*?<\/noscript>/;

/**
 * Puts a rendered page into the built index.html.
 *
 * @param html the built index.html, with the site's configuration in it
 * @param extra tags for the head that no component renders
 */
export function pageDocument(
  html: string,
  { page, files, extra = '' }: { readonly page: RenderedPage; readonly files: PageFiles; readonly extra?: string },
): PageDocument {
  const { root, view } = page;
  const { language } = view.shows;
  const theme = 'agency' in page.agency ? `:root{${themeDeclarations(themeOf(page.agency.agency.primaryColor))}}` : '';
  // Nothing is painted before all of it is there: what was parsed first would move as more arrives.
  const head = [
    page.head,
    root === undefined ? '' : `<link rel="expect" href="#${FIRST_VIEW_ID}" blocking="render">`,
    theme === '' ? '' : `<style>${theme}</style>`,
    extra,
    ...files.styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...files.scripts.map(({ path, integrity }) => {
      const hash = integrity === undefined ? '' : ` integrity="${integrity}"`;
      return `<link rel="modulepreload" crossorigin href="${path}"${hash}>`;
    }),
  ].join('');
  const data = `<script type="application/json" id="${FIRST_VIEW_ID}">${jsonForHtml(view)}</script>`;
  const branded = html
    .replace(HTML_TAG, () => `<html lang="${languageTagOf(language)}" dir="${directionOf(language)}">`)
    .replace(HEAD_END, () => `${head}${HEAD_END}`);
  return {
    html: root === undefined ? branded : branded.replace(PLACE, () => `${root}${data}`),
    styleSource: theme === '' ? undefined : `'sha256-${createHash('sha256').update(theme).digest('base64')}'`,
  };
}
