import { useSyncExternalStore } from 'react';
import type { Speech } from './texts.ts';
import { useTexts } from './texts-context.ts';

/** Says sentences in the language of the moment, and renders again when that changes. */
export function useTranslation(): Speech {
  const { subscribe, now } = useTexts();
  return useSyncExternalStore(subscribe, now, now);
}
