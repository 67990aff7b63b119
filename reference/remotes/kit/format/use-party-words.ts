import { type Guests, useFormat } from '@livery/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Guests, and the ages of the children if they are known. */
export interface AgedParty extends Guests {
  readonly ages?: readonly number[];
}

interface PartyWords {
  /** `2 adults, 1 child (age: 8)` */
  party(party: AgedParty): string;
  /** `2 rooms` */
  rooms(count: number): string;
}

/** Formats guests and rooms in the visitor's language. */
export function usePartyWords(): PartyWords {
  const { t } = useTranslation('kit');
  const { list, number } = useFormat();
  return useMemo(() => {
    const aged = (children: string, ages: readonly number[]) =>
      ages.length === 0 ? children : t('party.aged', { children, ages: list(ages.map((age) => number(age))) });
    return {
      party: ({ adults, children, infants, ages = [] }) =>
        list([
          t('party.adults', { count: adults }),
          ...(children === 0 ? [] : [aged(t('party.children', { count: children }), ages)]),
          ...(infants === 0 ? [] : [t('party.infants', { count: infants })]),
        ]),
      rooms: (count) => t('party.rooms', { count }),
    };
  }, [t, list, number]);
}
