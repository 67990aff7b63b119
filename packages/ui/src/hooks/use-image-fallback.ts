import { useCallback, useState } from 'react';

/**
 * The address of a picture; `null` if there is none or it failed to load. A new address is tried again.
 *
 * @returns `ref` and `onError` are for the element: a picture that a server rendered may fail before it is hydrated
 */
export function useImageFallback(source: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  const onError = useCallback(() => setBroken(source), [source]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // An SVG may have no intrinsic width; only a picture that can't be decoded is broken.
      if (image?.complete === true && image.naturalWidth === 0) image.decode().catch(onError);
    },
    [onError],
  );
  return { src: broken === source ? null : source, ref, onError };
}
