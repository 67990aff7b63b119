/** `https://media.example/a.jpg 640w`: an address, and its descriptor up to a comma. */
const CANDIDATE_PATTERN = /([^\s,](?:\S*[^\s,])?)(?:\s+([^,]*))?(?:,|$)/g;
/** The width or pixel density that a candidate is for. */
const DESCRIPTOR_PATTERN = /^(?:\d{1,5}w|\d{1,2}(?:\.\d{1,2})?x)?$/;
/** The most candidates that are kept. */
const MAX_CANDIDATES = 8;

/** The greatest width of a picture in a text, by the width of the page. */
const PICTURE_SIZES = '(width < 48rem) 100vw, 48rem';

/**
 * The other sizes of a picture in agency content's `srcset`, as properties of the element; none if no address is
 * allowed. Addresses with a comma are left out.
 *
 * @param address returns the safe form of an address, `null` if it isn't allowed
 */
export function pictureCandidates(srcSetText: string, address: (written: string) => string | null) {
  const arrays = [...srcSetText.matchAll(CANDIDATE_PATTERN)].slice(0, MAX_CANDIDATES);
  const candidates = arrays.flatMap(([, source = '', size = '']) => {
    const foundAddress = DESCRIPTOR_PATTERN.test(size.trim()) ? address(source) : null;
    return foundAddress === null || /[\s,]/.test(foundAddress) ? [] : [{ address: foundAddress, size: size.trim() }];
  });
  const srcSet = candidates.map(({ address: found, size }) => `${found} ${size}`.trim()).join(', ');
  return {
    first: candidates[0]?.address ?? null,
    properties: srcSet === '' ? {} : { srcSet, ...(/\dw(?:,|$)/.test(srcSet) && { sizes: PICTURE_SIZES }) },
  };
}
