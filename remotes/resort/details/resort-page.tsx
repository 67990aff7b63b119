import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/buttons/button.tsx';
import { Card } from '../../kit/cards/card.tsx';
import { Gallery } from '../../kit/cards/gallery.tsx';
import { useFormat } from '../../kit/format/use-format.ts';
import { Form } from '../../kit/forms/form.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Facts } from '../../kit/layout/facts.tsx';
import { Section } from '../../kit/layout/section.tsx';
import { useAddressQuery } from '../../kit/navigation/address-query.ts';
import { AmenityList } from '../amenity-list.tsx';
import type { Stay } from '../stay/stay.ts';
import { StayFields } from '../stay/stay-fields.tsx';
import { useStay } from '../stay/use-stay.ts';
import { useStayForm } from '../stay/use-stay-form.ts';
import { PolicyList } from './policy-list.tsx';
import type { Resort, ResortFacts } from './resort.ts';
import { Units } from './units.tsx';

export function ResortPage({ resort }: { readonly resort: Resort }) {
  const { t } = useTranslation('resort');
  const stay = useStay();
  return (
    <>
      <Gallery name={resort.name} pictures={resort.images} height={480} />
      <Columns
        aside={
          <>
            <StayCard key={JSON.stringify(stay)} stay={stay} />
            <ResortFactsCard facts={resort.facts} />
          </>
        }
      >
        {resort.amenities.length > 0 && (
          <Section heading={t('amenitiesLabel')}>
            <AmenityList amenities={resort.amenities} />
          </Section>
        )}
        <Units resort={resort} stay={stay} />
        <PolicyList policies={resort.policies} />
      </Columns>
    </>
  );
}

/** Changes the days and guests of the stay that the units are listed for. */
function StayCard({ stay }: { readonly stay: Stay }) {
  const { t } = useTranslation('resort');
  const { change } = useAddressQuery();
  const form = useStayForm({
    values: { ...stay, place: '', lat: '', lon: '' },
    hasPlace: false,
    submit: ({ checkIn, checkOut, adults, children }) => change({ checkIn, checkOut, adults, children }),
  });
  return (
    <Card heading={t('stay.title')}>
      <Form form={form}>
        <StayFields form={form} />
        <Button type="submit" fullWidth>
          {t('stay.update')}
        </Button>
      </Form>
    </Card>
  );
}

/** Facts for travellers to the resort; nothing where there are none. */
function ResortFactsCard({ facts }: { readonly facts: ResortFacts }) {
  const { t } = useTranslation('resort');
  const { number } = useFormat();
  const { checkInFrom, checkOutUntil, airportMinutes, restaurants, units, opened } = facts;
  const count = (figure: number | null) => (figure === null ? '' : number(figure));
  const items = [
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
  if (items.length === 0) return null;
  return (
    <Card heading={t('facts.title')} sunken>
      <Facts items={items} />
    </Card>
  );
}
