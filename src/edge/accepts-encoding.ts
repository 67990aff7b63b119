import { parseAccept } from 'hono/utils/accept';
import { memoizeTexts } from './memoize-texts.ts';

/** In which texts and files travel, the smaller form first. */
const SUPPORTED_ENCODINGS = ['br', 'gzip'] as const;

/** The encodings that `Accept-Encoding` names and does not refuse with `q=0`: those that the edge knows, in its order. */
export const acceptedEncodings = memoizeTexts((header): readonly (typeof SUPPORTED_ENCODINGS)[number][] => {
  const accepted = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  return SUPPORTED_ENCODINGS.filter((encoding) => accepted.some(({ type }) => type === encoding));
});
