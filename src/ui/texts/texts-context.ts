import { createContext, use } from 'react';
import type { Texts } from './texts.ts';

export const TextsContext = createContext<Texts | null>(null);

/** The texts that the site speaks from. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('This component stands outside of <TextsContext>.');
  return texts;
}
