import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/cards/card.tsx';
import { useFormat } from '../../kit/format/use-format.ts';
import { Facts } from '../../kit/layout/facts.tsx';
import type { ResortFacts } from './resort.ts';

/** What is good to know before one travels; nothing where nothing is told. */
export function ResortFactsCard({ facts }: { readonly facts: ResortFacts }) {
  const { t } = useTranslation('resort');
  const { number } = useFormat();
  const { checkInFrom, checkOutUntil, airportMinutes, restaurants, units, opened } = facts;
  const count = (figure: number | null) => (figure === null ? '' : number(figure));
  const told = [
    { label: t('facts.checkInFrom'), value: checkInFrom },
    { label: t('facts.checkOutUntil'), value: checkOutUntil },
    {
      label: t('facts.airport'),
      value: airportMinutes === null ? '' : t('facts.minutes', { minutes: number(airportMinutes) }),
    },
    { label: t('facts.restaurants'), value: count(restaurants) },
    { label: t('facts.units'), value: count(units) },
    { label: t('facts.opened'), value: opened === null ? '' : String(opened) },
  ].filter(({ value }) => value !== '');
  if (told.length === 0) return null;
  return (
    <Card heading={t('facts.title')} sunken>
      <Facts of={told} />
    </Card>
  );
}
