import { remembered } from './remembered.ts';

/** In which texts and files travel, the smaller form first. */
const ENCODINGS = ['br', 'gzip'] as const;

/** The encodings that `Accept-Encoding` names and does not refuse with `q=0`: those that the edge knows, in its order. */
export const acceptedEncodings = remembered((header): readonly (typeof ENCODINGS)[number][] => {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/.test(quality));
  return ENCODINGS.filter((encoding) => accepted.some(([name]) => name === encoding));
});
