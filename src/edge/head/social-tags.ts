import type { Agency } from '@livery/contract/agency/agency';
import { type LanguageCode, languageTag } from '@livery/contract/market/language';
import { html, raw } from 'hono/html';
import type { Shell } from '../../application/shell.ts';
import { pageMetadata, siteName } from '../../domain/agency/page-metadata.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';

interface SocialTagsOptions {
  readonly shell: Pick<Shell, 'content' | 'market'>;
  readonly agency: Agency;
  readonly page: PageAddress;
  readonly origin: string;
  /** The head as React renders it, with the title. */
  readonly rendered: string;
  /** The canonical path; by default, none. */
  readonly canonical: string | undefined;
}

/** The page's tags for link previews: Open Graph and a Twitter card. */
export function socialTags({ shell, agency, page, origin, rendered, canonical }: SocialTagsOptions) {
  const { title, description } = pageMetadata(agency);
  const picture = pagePicture(shell, page);
  const image = [picture, safeLink('logo', agency.logo)].find(
    (candidate) => candidate !== null && !isDrawing(candidate),
  );
  const language = shell.market.language.now();
  const otherLanguageEntries = shell.market.languages.now().filter(({ code }) => code !== language);
  const text = titleIn(rendered) ?? title;
  const address = image === undefined || image === null ? null : new URL(image, origin).href;
  return [
    propertyTag('og:type', 'website'),
    propertyTag('og:site_name', siteName(agency)),
    propertyTag('og:title', text),
    description === '' ? '' : propertyTag('og:description', description),
    canonical === undefined ? '' : propertyTag('og:url', origin + canonical),
    address === null ? '' : propertyTag('og:image', address),
    propertyTag('og:locale', openGraphLocale(language)),
    ...otherLanguageEntries.map(({ code }) => propertyTag('og:locale:alternate', openGraphLocale(code))),
    nameTag('twitter:card', picture === null || image !== picture ? 'summary' : 'summary_large_image'),
    nameTag('twitter:title', text),
    description === '' ? '' : nameTag('twitter:description', description),
    address === null ? '' : nameTag('twitter:image', address),
  ];
}

const propertyTag = (key: string, content: unknown) => html`<meta property="${key}" content="${content}">`;
const nameTag = (key: string, content: unknown) => html`<meta name="${key}" content="${content}">`;

/** The page's title as React wrote it, already escaped. */
function titleIn(renderedHtml: string) {
  const title = /<title>([\s\S]*?)<\/title>/.exec(renderedHtml)?.[1];
  return title === undefined ? undefined : raw(title);
}

/** Whether a picture is an SVG, which no service shows in link previews. */
function isDrawing(address: string): boolean {
  return /\.svgz?$/i.test(new URL(address, 'https://any.example').pathname);
}

/** The page's picture. */
function pagePicture({ content }: Pick<Shell, 'content'>, page: PageAddress): string | null {
  if (matchPath(page.path)?.handledBy !== 'about') return null;
  const about = content.about.now();
  return about.kind === 'ready' && about.value.kind === 'content' ? about.value.image : null;
}

/** A language and the country where it is mostly spoken, in Open Graph's form: `pt_PT`. */
function openGraphLocale(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(languageTag(code)).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
