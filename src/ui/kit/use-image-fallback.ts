import { useState } from 'react';

/** Whether a picture can be shown, and what to do when it turns out that it can't. */
export interface ImageFallback {
  readonly sound: boolean;
  readonly onError: () => void;
}

/** @param source where the picture is, or `null` for none; a new one gets a new chance */
export function useImageFallback(source: string | null): ImageFallback {
  const [broken, setBroken] = useState<string | null>(null);
  return { sound: source !== null && broken !== source, onError: () => setBroken(source) };
}
