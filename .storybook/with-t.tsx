import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Hands on what finds the messages of the shell. */
export function WithT({ children }: { readonly children: (t: TFunction) => ReactNode }) {
  return children(useTranslation().t);
}
