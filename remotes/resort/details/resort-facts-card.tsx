import { Card } from '../../kit/card.tsx';
import { Facts } from '../../kit/facts.tsx';
import { useFormat } from '../../kit/use-format.ts';
import { useVoice } from '../../kit/use-voice.ts';
import type { ResortFacts } from './resort.ts';

/** What is good to know before one travels; nothing where nothing is told. */
export function ResortFactsCard({ facts }: { readonly facts: ResortFacts }) {
  const say = useVoice();
  const { number } = useFormat();
  const { checkInFrom, checkOutUntil, airportMinutes, restaurants, units, opened } = facts;
  const count = (figure: number | null) => (figure === null ? '' : number(figure));
  const told = [
    { label: say('facts.checkInFrom'), value: checkInFrom },
    { label: say('facts.checkOutUntil'), value: checkOutUntil },
    {
      label: say('facts.airport'),
      value: airportMinutes === null ? '' : say('facts.minutes', { minutes: number(airportMinutes) }),
    },
    { label: say('facts.restaurants'), value: count(restaurants) },
    { label: say('facts.units'), value: count(units) },
    { label: say('facts.opened'), value: opened === null ? '' : String(opened) },
  ].filter(({ value }) => value !== '');
  if (told.length === 0) return null;
  return (
    <Card heading={say('facts.title')} sunken>
      <Facts of={told} />
    </Card>
  );
}
