import { parseUrl } from '@livery/contract/shared/parse-url';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { printableText, type TextProblem, unexpectedText } from './setting.ts';

/**
 * Reads the address of a map's style, with its key in the query if it has one, or a path on each agency's host.
 * @rule 2.28
 */
export function parseMapStyle(text: string): Result<string, readonly TextProblem[]> {
  if (/^\/(?![/\\])\S*$/.test(text)) return ok(text);
  const url = parseUrl(text);
  const isAddress = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && !/\s/.test(text);
  return isAddress
    ? ok(text)
    : unexpectedText(text, 'Give a full address, such as https://maps.example/style.json, or a path.');
}

const MAP_ORIGINS_ADVICE =
  'An entry is an origin, such as https://tiles.example; https://*.tiles.example stands for all below it.';

/** Reads origins separated by commas; fails with every invalid entry. */
export function parseMapOrigins(text: string): Result<readonly string[], readonly TextProblem[]> {
  const origins = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  const bad = origins.filter((origin) => !isOrigin(origin));
  if (bad.length === 0) return ok(origins);
  return err(
    [...new Set(bad)].map((origin) => ({ problem: `names “${printableText(origin)}”`, advice: MAP_ORIGINS_ADVICE })),
  );
}

/** Whether a text is an origin that a content security policy may name; it can't end a directive. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/(?:\*\.)?[^\s/*;,'"?#@]+$/.test(text) && parseUrl(text.replace('*.', '')) !== undefined;
}
