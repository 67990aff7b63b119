import { monthName } from '../../../kit/month-name.ts';
import { useFormat } from '../../../kit/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Product } from '../product/product.ts';
import type { SearchValues } from '../product/search-plan.ts';
import { GUEST_NAMES } from './guest-values.ts';
import { guestsIn, roomsOf } from './rooms.ts';

/** A search in words: where, when, who. */
export function useSearchSummary(product: Product, values: SearchValues): readonly string[] {
  const say = useVoice();
  const { day } = useFormat();
  const language = useLive(useRemote().language);
  const told = (name: string) => values[name] ?? '';
  const days = (...names: readonly string[]) =>
    names
      .map((name) => [day(told(name).slice(0, 10)), told(name).slice(11, 16)].filter(Boolean).join(', '))
      .filter((text) => text !== '')
      .join(' – ');
  const party = () =>
    GUEST_NAMES.filter((name) => Number(told(name)) > 0).map((name) =>
      say(`count.${name}`, { count: Number(told(name)) }),
    );
  return parts().filter((part) => part !== '');

  function parts(): readonly string[] {
    switch (product) {
      case 'hotel': {
        const rooms = roomsOf(told('guests')) ?? [];
        const { adults, children } = guestsIn(rooms);
        return [
          told('place') || say('search.somewhere'),
          days('checkIn', 'checkOut'),
          say('count.guests', { count: adults + children }),
          say('count.rooms', { count: rooms.length }),
        ];
      }
      case 'car':
        return [
          [told('pickUp') || say('search.somewhere'), told('dropOff')].filter(Boolean).join(' → '),
          days('pickUpDateTime', 'returnDateTime'),
        ];
      case 'activity':
        return [told('place') || say('search.somewhere'), days('date')];
      case 'flight':
        return [
          `${told('fromName') || told('from')} → ${told('toName') || told('to')}`,
          days('departure', 'return'),
          ...(told('return') === '' ? [say('search.oneWay')] : []),
          ...party(),
        ];
      case 'cruise':
        return [monthOf(told('month')) || say('search.anyMonth'), ...party()];
    }
  }

  function monthOf(month: string): string {
    const [year, number] = month.split('-');
    return number === undefined ? '' : `${monthName(Number(number), language)} ${year}`;
  }
}
