import { useTranslation } from 'react-i18next';
import { monthName } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Product } from '../product/product.ts';
import type { SearchValues } from '../product/search-plan.ts';
import { GUEST_NAMES } from './guest-values.ts';
import { guestsIn, roomsOf } from './rooms.ts';

/** A search in words: where, when, who. */
export function useSearchSummary(product: Product, values: SearchValues): readonly string[] {
  const { t } = useTranslation('booking');
  const { day, days } = useFormat();
  const language = useLive(useRemote().language);
  const told = (name: string) => values[name] ?? '';
  const selectDate = t('search.selectDate');
  const at = (name: string) => [day(told(name).slice(0, 10)), told(name).slice(11, 16)].filter(Boolean).join(', ');
  const party = () =>
    GUEST_NAMES.filter((name) => Number(told(name)) > 0).map((name) =>
      t(`count.${name}`, { count: Number(told(name)) }),
    );
  return parts().filter((part) => part !== '');

  function parts(): readonly string[] {
    switch (product) {
      case 'hotel': {
        const rooms = roomsOf(told('guests')) ?? [];
        const { adults, children } = guestsIn(rooms);
        return [
          told('place') || t('search.somewhere'),
          days(told('checkIn'), told('checkOut'), selectDate),
          t('count.guests', { count: adults + children }),
          t('count.rooms', { count: rooms.length }),
        ];
      }
      case 'car':
        return [
          [told('pickUp') || t('search.somewhere'), told('dropOff')].filter(Boolean).join(' → '),
          [at('pickUpDateTime'), at('returnDateTime')].filter(Boolean).join(' | ') || selectDate,
        ];
      case 'activity':
        return [told('place') || t('search.somewhere'), day(told('date')) || selectDate];
      case 'flight':
        return [
          `${told('fromName') || told('from')} → ${told('toName') || told('to')}`,
          days(told('departure'), told('return'), selectDate),
          ...(told('return') === '' ? [t('search.oneWay')] : []),
          ...party(),
        ];
      case 'cruise':
        return [monthOf(told('month')) || t('search.anyMonth'), ...party()];
    }
  }

  function monthOf(month: string): string {
    const [year, number] = month.split('-');
    return number === undefined ? '' : `${monthName(Number(number), language)} ${year}`;
  }
}
