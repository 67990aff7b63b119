import { useTranslation } from 'react-i18next';
import type { Destination } from '../destinations/destination.ts';
import { DestinationCard } from '../destinations/destination-card.tsx';
import { readDestinations } from '../destinations/destination-wire.ts';
import { CardGrid } from '../kit/cards/card.tsx';
import { useQuery } from '../kit/data/use-query.ts';
import { Section } from '../kit/layout/section.tsx';
import { useRemote } from '../kit/use-remote.ts';

const LIST = { method: 'GET', path: '/api/content/destinations' } as const;

/** Three more places, where the agency shows places at all and they can be had. */
export function OtherDestinations({ than }: { readonly than: Destination }) {
  const { t } = useTranslation('destination-details');
  const { agency } = useRemote();
  const { state } = useQuery(agency.displaysTopDestinations === true ? LIST : null, readDestinations);
  if (state.kind !== 'ready') return null;
  const shown = state.value.filter(({ slug }) => slug !== than.slug).slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <Section heading={t('others')}>
      <CardGrid size="large">
        {shown.map((destination) => (
          <DestinationCard
            key={destination.slug}
            destination={destination}
            around={[t('from'), t('perNight')]}
            level={3}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
