import type { ReactNode } from 'react';

/** Stands in a sentence where a value goes, and occurs in no text that is fit to show. */
export const GAP = '\u0000';

/** A sentence with a value of unknown writing direction in its gap, neither disturbing the other. */
export function withIsolated(sentence: string, value: string): ReactNode {
  const [before = '', after = ''] = sentence.split(GAP);
  return (
    <>
      {before}
      <bdi>{value}</bdi>
      {after}
    </>
  );
}
