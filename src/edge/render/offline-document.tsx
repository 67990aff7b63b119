import { createHash } from 'node:crypto';
import type { Agency } from '@livery/contract/agency/agency';
import { agencyTheme } from '@livery/contract/agency/theme';
import { type LanguageCode, languageDirection, languageTag } from '@livery/contract/market/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { createI18n, OfflineApp, offlineStyles, themeDeclarations } from '../../ui/server-app.tsx';

interface OfflineDocument {
  readonly html: string;
  /** The source expression that allows its style element in a content security policy. */
  readonly styleSource: string;
}

/** An agency's offline page in one language: a document that needs no files except the logo. */
export async function offlineDocument(agency: Agency, language: LanguageCode): Promise<OfflineDocument> {
  const markup = renderToStaticMarkup(<OfflineApp agency={agency} i18n={await createI18n(language)} />);
  const body = markup.indexOf('<main');
  const styles = `${offlineStyles}:root{${themeDeclarations(agencyTheme(agency.primaryColor))}}`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    markup.slice(0, body),
    `<style>${styles}</style>`,
  ].join('');
  return {
    html: `<!doctype html><html lang="${languageTag(language)}" dir="${languageDirection(language)}"><head>${head}</head><body>${markup.slice(body)}</body></html>`,
    styleSource: `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  };
}
