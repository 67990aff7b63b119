import { useState } from 'react';

/** Whether a picture can be shown, and what to do when it turns out that it can't. */
export interface SoundImage {
  readonly sound: boolean;
  readonly onError: () => void;
}

/** @param source where the picture is, or `null` for none; a new one gets a new chance */
export function useSoundImage(source: string | null): SoundImage {
  const [broken, setBroken] = useState<string | null>(null);
  return { sound: source !== null && broken !== source, onError: () => setBroken(source) };
}
