import { parseAccept } from 'hono/utils/accept';
import { memoizeTexts } from './memoize-texts.ts';

/** The encodings of texts and files, the one with the smaller result first. */
const SUPPORTED_ENCODINGS = ['br', 'gzip'] as const;

/**
 * The supported encodings that `Accept-Encoding` names and doesn't refuse with `q=0`, in the edge's order of
 * preference.
 */
export const acceptedEncodings = memoizeTexts((header): readonly (typeof SUPPORTED_ENCODINGS)[number][] => {
  const acceptsRule = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  return SUPPORTED_ENCODINGS.filter((encoding) => acceptsRule.some(({ type }) => type === encoding));
});
