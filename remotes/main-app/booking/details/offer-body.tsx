import { useTranslation } from 'react-i18next';
import { Card, CardGrid } from '../../../kit/cards/card.tsx';
import { Gallery } from '../../../kit/cards/gallery.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Rating } from '../../../kit/format/rating.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { type Column, Table } from '../../../kit/layout/table.tsx';
import { FlightLegs } from '../offer/flight-legs.tsx';
import type { CruiseDay, OfferChoice, OfferDetails } from '../offer/offer.ts';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { TagList } from '../offer/tag-list.tsx';
import { ChoiceList } from './choice-list.tsx';
import { FactList } from './fact-list.tsx';
import styles from './offer-body.module.css';

interface Props {
  readonly details: OfferDetails;
  readonly choice: OfferChoice | null;
  readonly onChoose: (choice: OfferChoice) => void;
}

/** Pictures, facts, choices, terms and opinions. */
export function OfferBody({ details, choice, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const { offer, description, choices, cancellation, reviews, facts } = details;
  return (
    <div className={styles.body}>
      {offer.product === 'flight' ? (
        <FlightLegs legs={offer.legs} full />
      ) : (
        <Gallery name={offer.name} pictures={offer.pictures} />
      )}
      <div className={styles.intro}>
        <OfferFacts offer={offer} />
        {description.map((paragraph) => (
          <p key={paragraph}>
            <AuthoredText text={paragraph} />
          </p>
        ))}
        <TagList codes={offer.tags} />
      </div>
      {choices.length > 0 && (
        <ChoiceList heading={t(`choices.${offer.product}`)} choices={choices} chosen={choice} onChoose={onChoose} />
      )}
      {offer.product === 'cruise' && offer.itinerary.length > 0 && <Itinerary days={offer.itinerary} />}
      <FactList facts={facts} />
      {cancellation.length > 0 && (
        <Section heading={t('details.cancellation')}>
          {cancellation.map((paragraph) => (
            <p key={paragraph}>
              <AuthoredText text={paragraph} />
            </p>
          ))}
        </Section>
      )}
      <ReviewList reviews={reviews} />
    </div>
  );
}

/** Where a ship is, day by day. */
function Itinerary({ days }: { readonly days: readonly CruiseDay[] }) {
  const { t } = useTranslation('booking');
  const rows = days.map(({ day, port, arrival, departure }) => ({
    day: t('cruise.dayNumber', { day }),
    port: port === null ? t('cruise.atSea') : <bdi>{port}</bdi>,
    arrival: arrival || '–',
    departure: departure || '–',
  }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { label: t('cruise.day'), cell: (row) => row.day },
    { label: t('cruise.port'), cell: (row) => row.port },
    { label: t('cruise.arrival'), cell: (row) => row.arrival },
    { label: t('cruise.departure'), cell: (row) => row.departure },
  ];
  return (
    <Section heading={t('cruise.itinerary')}>
      <Table caption={t('cruise.itinerary')} columns={columns} rows={rows} rowKey={(row) => row.day} />
    </Section>
  );
}

/** A sample of the reviews. */
function ReviewList({ reviews }: Pick<OfferDetails, 'reviews'>) {
  const { t } = useTranslation('booking');
  if (reviews.length === 0) return null;
  return (
    <Section heading={t('details.reviews')}>
      <CardGrid size="large">
        {reviews.map(({ author, rating, text }) => (
          <Card key={`${author}/${text}`} sunken>
            <Rating value={rating} />
            <blockquote>
              <AuthoredText text={text} />
            </blockquote>
            <p>
              <bdi>{author}</bdi>
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
