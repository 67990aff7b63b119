import { DestinationCard } from '@livery/destinations/destination-card';
import { parseDestinations } from '@livery/destinations/destination-wire';
import { Busy, useQuery, useRemote } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** As many as fit in a row. */
const DESTINATIONS_SHOWN = 3;

/** A row of destinations below the deals of the home page, if the agency shows destinations and has some. */
export function BelowDeals() {
  const { t } = useTranslation('top-destinations');
  const { agency } = useRemote();
  const call = agency.displaysTopDestinations ? ({ method: 'GET', path: '/api/content/destinations' } as const) : null;
  const { state } = useQuery(call, parseDestinations);
  if (call !== null && state.kind === 'loading') return <Busy />;
  if (state.kind !== 'ready' || state.value.length === 0) return null;
  return (
    <Section heading={t('title')} actions={<Link to="/top-destination">{t('all')}</Link>}>
      <CardGrid label={t('title')} size="large">
        {state.value.slice(0, DESTINATIONS_SHOWN).map((destination) => (
          <DestinationCard
            key={destination.slug}
            level={3}
            destination={destination}
            around={[t('from'), t('perNight')]}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
