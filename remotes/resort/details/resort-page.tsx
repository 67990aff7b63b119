import { useTranslation } from 'react-i18next';
import { Gallery } from '../../kit/cards/gallery.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Section } from '../../kit/layout/section.tsx';
import { AmenityList } from '../amenity-list.tsx';
import { useStay } from '../stay/use-stay.ts';
import { PolicyList } from './policy-list.tsx';
import type { Resort } from './resort.ts';
import { ResortFactsCard } from './resort-facts-card.tsx';
import { StayCard } from './stay-card.tsx';
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
            <AmenityList of={resort.amenities} />
          </Section>
        )}
        <Units resort={resort} stay={stay} />
        <PolicyList policies={resort.policies} />
      </Columns>
    </>
  );
}
