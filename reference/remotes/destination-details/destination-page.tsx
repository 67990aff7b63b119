import type { Destination, DestinationDetails, Highlight } from '@livery/destinations/destination';
import { DestinationCard } from '@livery/destinations/destination-card';
import { parseDestinations } from '@livery/destinations/destination-wire';
import { Price } from '@livery/kit/format/price';
import { AuthoredText, ButtonLink, PictureCard, RichText, useQuery, useRemote } from '@livery/remote';
import { Card, CardGrid } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { loadingInList, Picture } from '@livery/ui/picture';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { DestinationFacts } from './destination-facts.tsx';
import styles from './destination-page.module.css';
import { Season } from './season.tsx';

const DESTINATIONS_CALL = { method: 'GET', path: '/api/content/destinations' } as const;

/** Three more places, if the agency shows places and they can be loaded. */
function OtherDestinations({ than }: { readonly than: Destination }) {
  const { t } = useTranslation('destination-details');
  const { agency } = useRemote();
  const { state } = useQuery(agency.displaysTopDestinations === true ? DESTINATIONS_CALL : null, parseDestinations);
  if (state.kind !== 'ready') return null;
  const shownDestinations = state.value.filter(({ slug }) => slug !== than.slug).slice(0, 3);
  if (shownDestinations.length === 0) return null;
  return (
    <Section heading={t('others')}>
      <CardGrid size="large">
        {shownDestinations.map((destination) => (
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

const MAX_OTHER_DESTINATIONS = 3;

/** Pictures of a place: the first three, or only the first. */
function Gallery({ images }: { readonly images: readonly string[] }) {
  const shownImages =
    images.length < MAX_OTHER_DESTINATIONS ? images.slice(0, 1) : images.slice(0, MAX_OTHER_DESTINATIONS);
  return (
    <div className={styles.gallery} data-count={shownImages.length}>
      {shownImages.map((image, index) => (
        <div key={image} className={styles.picture}>
          <Picture
            source={image}
            width={960}
            height={shownImages.length === MAX_OTHER_DESTINATIONS ? 640 : 400}
            loading={loadingInList(index)}
          />
        </div>
      ))}
    </div>
  );
}

export function DestinationPage({ destination }: { readonly destination: DestinationDetails }) {
  return (
    <>
      <Gallery images={destination.images.length === 0 ? [destination.image] : destination.images} />
      <Columns
        aside={
          <>
            <DestinationOffers destination={destination} />
            <DestinationFacts destination={destination} />
          </>
        }
      >
        <RichText html={destination.content} language={destination.language} />
        <Highlights language={destination.language} highlights={destination.highlights} />
        <Season destination={destination} />
      </Columns>
      <OtherDestinations than={destination} />
    </>
  );
}

interface Props {
  readonly highlights: readonly Highlight[];
  /** The language of their texts if the platform names it. */
  readonly language: string;
}

/** Sights of the place; nothing if there are none. */
function Highlights({ highlights, language }: Props) {
  const { t } = useTranslation('destination-details');
  const titled = highlights.filter(({ title }) => title !== '');
  if (titled.length === 0) return null;
  return (
    <Section heading={t('highlights')}>
      <CardGrid>
        {titled.map(({ title, text, image }) => (
          <PictureCard key={title} name={title} language={language} picture={image}>
            <p>
              <AuthoredText text={text} language={language} />
            </p>
          </PictureCard>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Links to the deals of the place, for the products that the agency sells; nothing if there are none. */
function DestinationOffers({ destination }: { readonly destination: DestinationDetails }) {
  const { t } = useTranslation('destination-details');
  const { agency } = useRemote();
  const { dealsQuery, priceFrom } = destination;
  const sells = (service: string) =>
    agency.bookingMenu.some((item) => item.service === service && item.active === true);
  if (dealsQuery === '' || !(sells('hotels') || sells('activities'))) return null;
  const deals = (tab: string) => `/${dealsQuery}&tab=${tab}`;
  return (
    <Card heading={t('offers')}>
      {sells('hotels') && priceFrom !== null && (
        <Price price={{ amount: priceFrom, currency: 'USD' }} above={t('from')} note={t('perNight')} />
      )}
      {sells('hotels') && (
        <ButtonLink to={deals('Hotels')} variant="primary" fullWidth>
          {t('hotels')}
        </ButtonLink>
      )}
      {sells('activities') && (
        <ButtonLink to={deals('Activities')} fullWidth>
          {t('activities')}
        </ButtonLink>
      )}
    </Card>
  );
}
