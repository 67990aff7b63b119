import { useFormat } from '../../kit/use-format.ts';
import { useVoice } from '../../kit/use-voice.ts';
import { guestsOf, nightsOf, type Stay } from './stay.ts';

/** A stay in words: its days, its nights, its guests. */
export function useStayWords({ checkIn, checkOut, adults, children }: Stay): readonly string[] {
  const say = useVoice();
  const { days } = useFormat();
  return [
    days(checkIn, checkOut),
    say('count.nights', { count: nightsOf({ checkIn, checkOut }) }),
    say('count.guests', { count: guestsOf({ adults, children }) }),
  ].filter((text) => text !== '');
}
