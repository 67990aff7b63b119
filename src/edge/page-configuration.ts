import { createHash } from 'node:crypto';
import type { RemotePages } from '../domain/remotes/routes.ts';
import type { PoliciesFile } from '../infrastructure/configuration/parse-policies.ts';
import type { Settings } from '../infrastructure/configuration/settings.ts';

const INLINE_SCRIPT = /<script(?: type="(?:importmap|module)")?>([\s\S]*?)<\/script>/g;
const IMPORT_MAP = /<script type="importmap">([\s\S]*?)<\/script>/;

/**
 * The source expressions that allow a built page's inline scripts in a content security policy: the import map, which
 * must be inline, and the code that runs even if no file can be loaded.
 */
export function inlineScripts(html: string): readonly string[] {
  const texts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** The integrity digests in the import map of a page, by the paths of the scripts. */
export function integrityDigests(html: string): Readonly<Record<string, string>> {
  const text = IMPORT_MAP.exec(html)?.[1];
  return text === undefined ? {} : (JSON.parse(text).integrity ?? {});
}

/** The path of the embedded sandbox's resort service, because its own paths are also those of pages. */
const EMBEDDED_RESORT_PATH = '/resort-api';

/** The embedded sandbox's map. */
const EMBEDDED_MAP_STYLE = '/media/map/style.json';

/**
 * The configuration of the page: the settings, with defaults for those that aren't set.
 *
 * @param sandboxPolicies the policies of the embedded sandbox's agencies; with another API, agencies have none unless
 * the settings do
 */
export function configurationForPage(settings: Settings, sandboxPolicies: PoliciesFile): PageConfiguration {
  const { environment, apiUrl, resortUrl, contentUrl, policies, mapStyleUrl } = settings;
  return {
    environment,
    apiUrl: apiUrl ?? '',
    resortUrl: resortUrl ?? apiUrl ?? EMBEDDED_RESORT_PATH,
    contentUrl: contentUrl ?? '/remotes',
    policies: policies ?? (apiUrl === undefined ? sandboxPolicies : {}),
    mapStyleUrl: mapStyleUrl ?? (apiUrl === undefined ? EMBEDDED_MAP_STYLE : ''),
  };
}

const CONFIGURATION_ELEMENT = /(<script\b[^>]*\bid="livery-config"[^>]*>)[\s\S]*?(<\/script>)/;

/**
 * Puts the run-time configuration into the page, where `src/main.tsx` reads it.
 *
 * It can't end the script element or start a comment, because every special character of HTML is written as a JSON
 * escape.
 *
 * @param html the built index.html
 */
export function pageWithConfiguration(html: string, configuration: PageConfiguration): string {
  if (!CONFIGURATION_ELEMENT.test(html))
    throw new Error('index.html has no <script id="livery-config"> to put the configuration in.');
  const json = jsonForHtml(configuration);
  return html.replace(CONFIGURATION_ELEMENT, (_, opening: string, closing: string) => opening + json + closing);
}

/** JSON for a script element: every special character of HTML is written as a JSON escape. */
export function jsonForHtml(value: unknown): string {
  return wellFormedJson(value).replaceAll(/[<>&\u2028\u2029]/g, escapeCharacter);
}

/**
 * JSON without halves of surrogate pairs, which a service may have cut in two. In UTF-8 they become replacement
 * characters, and the browser has to read the same text in the data as in the page.
 */
export function wellFormedJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.toWellFormed() : part));
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * The run-time configuration that the edge puts into the page and serves as `/livery-config.json`, in its wire form.
 *
 * @see docs/operate.md, Settings
 */
export interface PageConfiguration {
  readonly environment: string;
  /** The base before `/api`, without a slash at its end; empty for the page's origin. */
  readonly apiUrl: string;
  /** An address, or a path on the page's origin; so is `contentUrl`. */
  readonly resortUrl: string;
  readonly contentUrl: string;
  readonly policies: PoliciesFile;
  /** An address or a path; empty if there are no maps. */
  readonly mapStyleUrl?: string;
  /** The pages of custom remotes, already checked. */
  readonly remotePages?: readonly RemotePages[];
}
