import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import { GAP } from './with-isolated.tsx';

/** A sentence of which only what stands in its gap is seen; the words around it are heard. */
export function heardAround(sentence: string, seen: ReactNode): ReactNode {
  const [before = '', after = ''] = sentence.split(GAP);
  return (
    <>
      {before !== '' && <VisuallyHidden>{before}</VisuallyHidden>}
      {seen}
      {after !== '' && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  );
}
