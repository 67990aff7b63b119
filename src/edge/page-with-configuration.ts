import type { PageConfiguration } from './page-configuration.ts';

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
