/** `https://media.example/a.jpg 640w`: an address, and what follows it up to a comma. */
const CANDIDATE_PATTERN = /([^\s,](?:\S*[^\s,])?)(?:\s+([^,]*))?(?:,|$)/g;
/** For which width or density of pixels it is. */
const DESCRIPTOR_PATTERN = /^(?:\d{1,5}w|\d{1,2}(?:\.\d{1,2})?x)?$/;
/** More of them nobody needs. */
const MAX_CANDIDATES = 8;

/** How wide a picture in a text is at most, by the widths of the page. */
const PICTURE_SIZES = '(width < 48rem) 100vw, 48rem';

/**
 * The further sizes of a picture that agency content names in `srcset`, as properties of the element; none if no
 * address may be shown. An address with a comma in it is left out.
 *
 * @param address what a written address leads to, `null` if it may not be shown
 */
export function pictureCandidates(written: string, address: (written: string) => string | null) {
  const named = [...written.matchAll(CANDIDATE_PATTERN)].slice(0, MAX_CANDIDATES);
  const candidates = named.flatMap(([, source = '', size = '']) => {
    const found = DESCRIPTOR_PATTERN.test(size.trim()) ? address(source) : null;
    return found === null || /[\s,]/.test(found) ? [] : [{ address: found, size: size.trim() }];
  });
  const srcSet = candidates.map(({ address: found, size }) => `${found} ${size}`.trim()).join(', ');
  return {
    first: candidates[0]?.address ?? null,
    properties: srcSet === '' ? {} : { srcSet, ...(/\dw(?:,|$)/.test(srcSet) && { sizes: PICTURE_SIZES }) },
  };
}
