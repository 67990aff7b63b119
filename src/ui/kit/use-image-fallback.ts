import { useState } from 'react';

/** The address of a picture; `null` for none and after it failed to load. A new address is tried again. */
export function useImageFallback(source: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  return { src: broken === source ? null : source, onError: () => setBroken(source) };
}
