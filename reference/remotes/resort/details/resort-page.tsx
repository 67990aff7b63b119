import { MapFrame } from '@livery/kit/map/map-frame';
import { PlaceMap } from '@livery/kit/map/place-map';
import { useAddressQuery, useFormat } from '@livery/remote';
import { Form } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { Facts } from '@livery/ui/facts';
import { Gallery } from '@livery/ui/gallery';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
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
      <Gallery name={resort.name} pictures={resort.images} />
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
        {resort.point !== null && (
          <PlaceMap title={resort.name} point={resort.point} words={[resort.location]}>
            {(options) => <MapFrame {...options} />}
          </PlaceMap>
        )}
        <Units resort={resort} stay={stay} />
        <PolicyList policies={resort.policies} checkIn={stay.checkIn} />
      </Columns>
    </>
  );
}

/** Changes the days and guests of the stay for which the units are listed. */
function StayCard({ stay }: { readonly stay: Stay }) {
  const { t } = useTranslation('resort');
  const { change } = useAddressQuery();
  const form = useStayForm({
    values: stay,
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

/** Facts for travellers to the resort; nothing if there are none. */
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
