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
  const valueOf = (name: string) => values[name] ?? '';
  const selectDate = t('search.selectDate');
  const at = (name: string) =>
    [day(valueOf(name).slice(0, 10)), valueOf(name).slice(11, 16)].filter(Boolean).join(', ');
  const party = () =>
    GUEST_NAMES.filter((name) => Number(valueOf(name)) > 0).map((name) =>
      t(`count.${name}`, { count: Number(valueOf(name)) }),
    );
  return parts().filter((part) => part !== '');

  function parts(): readonly string[] {
    switch (product) {
      case 'hotel': {
        const rooms = roomsOf(valueOf('guests')) ?? [];
        const { adults, children } = guestsIn(rooms);
        return [
          valueOf('place') || t('search.somewhere'),
          days(valueOf('checkIn'), valueOf('checkOut'), selectDate),
          t('count.guests', { count: adults + children }),
          t('count.rooms', { count: rooms.length }),
        ];
      }
      case 'car':
        return [
          [valueOf('pickUp') || t('search.somewhere'), valueOf('dropOff')].filter(Boolean).join(' → '),
          [at('pickUpDateTime'), at('returnDateTime')].filter(Boolean).join(' | ') || selectDate,
        ];
      case 'activity':
        return [valueOf('place') || t('search.somewhere'), day(valueOf('date')) || selectDate];
      case 'flight':
        return [
          `${valueOf('fromName') || valueOf('from')} → ${valueOf('toName') || valueOf('to')}`,
          days(valueOf('departure'), valueOf('return'), selectDate),
          ...(valueOf('return') === '' ? [t('search.oneWay')] : []),
          ...party(),
        ];
      case 'cruise':
        return [monthOf(valueOf('month')) || t('search.anyMonth'), ...party()];
    }
  }

  function monthOf(month: string): string {
    const [year, number] = month.split('-');
    return number === undefined ? '' : `${monthName(Number(number), language)} ${year}`;
  }
}
