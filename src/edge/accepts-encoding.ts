import { parseAccept } from 'hono/utils/accept';
import { remembered } from './remembered.ts';

/** In which texts and files travel, the smaller form first. */
const ENCODINGS = ['br', 'gzip'] as const;

/** The encodings that `Accept-Encoding` names and does not refuse with `q=0`: those that the edge knows, in its order. */
export const acceptedEncodings = remembered((header): readonly (typeof ENCODINGS)[number][] => {
  const accepted = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  return ENCODINGS.filter((encoding) => accepted.some(({ type }) => type === encoding));
});
