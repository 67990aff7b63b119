import { createHash } from 'node:crypto';
import type { EdgeSettings } from './read-environment.ts';

const IMPORT_MAP = /<script type="importmap">([\s\S]*?)<\/script>/;

/**
 * The source expression that lets a content security policy pass the import map
 * of a page: it stands in the page itself, because browsers read no other.
 * `undefined` for a page without one.
 */
export function inlineImportMap(html: string): string | undefined {
  const text = IMPORT_MAP.exec(html)?.[1];
  return text === undefined ? undefined : `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Where the embedded sandbox serves its resorts: their own paths are those of pages, too. */
const EMBEDDED_RESORTS = '/resort-api';

/**
 * What the page is told: the settings, and the defaults where they are silent.
 *
 * @param ofSandbox the policies of the embedded sandbox's agencies; another API's agencies have none unless it says so
 */
export function configurationOf(settings: EdgeSettings, ofSandbox: PoliciesFile): PageConfiguration {
  const { environment, apiUrl, resortUrl, contentUrl, policies } = settings;
  return {
    environment,
    apiUrl: apiUrl ?? '',
    resortUrl: resortUrl ?? apiUrl ?? EMBEDDED_RESORTS,
    contentUrl: contentUrl ?? '/remotes',
    policies: policies ?? (apiUrl === undefined ? ofSandbox : {}),
  };
}

const ELEMENT = /(<script\b[^>]*\bid="livery-config"[^>]*>)[\s\S]*?(<\/script>)/;

/**
 * Puts the run-time configuration into the page, where `src/main.tsx` reads it.
 *
 * Nothing in it can end the script element or start a comment: every character
 * that HTML could take notice of stands there as a JSON escape.
 *
 * @param html the built index.html
 */
export function pageWithConfiguration(html: string, configuration: PageConfiguration): string {
  if (!ELEMENT.test(html))
    throw new Error('index.html has no <script id="livery-config"> to put the configuration in.');
  const json = JSON.stringify(configuration).replaceAll(/[<>&\u2028\u2029]/g, escaped);
  return html.replace(ELEMENT, (_, opening: string, closing: string) => opening + json + closing);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * What the edge puts into the page and serves as `/livery-config.json`: the
 * deployment's word to the browser, in its wire form.
 *
 * @see architecture.md §4, environment of `serve`
 */
export interface PageConfiguration {
  readonly environment: string;
  /** The base before `/api`, without a slash at its end; empty for the page's own origin. */
  readonly apiUrl: string;
  /** An address, or a path on the page's own origin; so is `contentUrl`. */
  readonly resortUrl: string;
  readonly contentUrl: string;
  readonly policies: PoliciesFile;
}

/** The policies file as the operator wrote it (readings 25); the page reads it rule by rule. */
export type PoliciesFile = Readonly<Record<string, object>>;
