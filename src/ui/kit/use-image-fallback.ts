import { useState } from 'react';

/** The address of a picture, `null` for none and once it turns out to be broken; a new address gets a new chance. */
export function useImageFallback(source: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  return { src: broken === source ? null : source, onError: () => setBroken(source) };
}
