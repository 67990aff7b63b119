import type { ReactNode } from 'react';
import type { Agency } from '../src/domain/agency/agency.ts';
import type { Seen } from '../tests/support/seen.ts';
import type { PricesAs } from './stand/prices-as.ts';

/** A component of the page, in every state that it can be in. */
export interface Specimen {
  /** How its states stand: side by side as wide as a card, below each other, or each on a screen of its own. */
  readonly stands: 'card' | 'row' | 'screen';
  /** By name, in kebab-case: the name is part of the address. */
  readonly states: Readonly<Record<string, SpecimenState>>;
}

export interface SpecimenState {
  readonly show: ReactNode;
  /** What the shell tells the component, where it matters. */
  readonly seen?: Partial<Seen>;
  readonly agency?: Partial<Agency>;
  readonly prices?: PricesAs;
}
