import { PlatformText } from '@livery/kit/format/platform-text';
import { AuthoredText } from '@livery/remote';
import { Card, CardGrid } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { Gallery } from '@livery/ui/gallery';
import { Rating } from '@livery/ui/rating';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import type { OfferChoice, OfferDetails } from '../offer/offer-details.ts';
import { OfferFacts, TagList } from '../offer/offer-facts.tsx';
import { useFactLines } from '../offer/use-fact-lines.ts';
import { productView } from '../product/product-view.ts';
import { ChoiceList } from './choice-list.tsx';
import { HotelRates } from './hotel-rates.tsx';
import styles from './offer-body.module.css';
import { OfferMap } from './offer-map.tsx';
import { ratesByRoom } from './rates-by-room.ts';

/** The facts of an offer; nothing if none are known. */
function FactList({ facts }: Pick<OfferDetails, 'facts'>) {
  const { t } = useTranslation('booking');
  const linesFor = useFactLines();
  const factTexts = linesFor(facts).map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }));
  if (factTexts.length === 0) return null;
  return (
    <Section heading={t('details.facts')}>
      <Facts items={factTexts} />
    </Section>
  );
}

interface Props {
  /** The details with the chosen option. */
  readonly details: OfferDetails;
  readonly choice: OfferChoice | null;
  readonly onChoose: (choice: Pick<OfferChoice, 'id'>) => void;
  /** The address of the next step with a choice. */
  readonly to: (choice: OfferChoice) => string;
}

/** Pictures, facts, choices, terms and reviews. */
export function OfferBody({ details, choice, onChoose, to }: Props) {
  const { t } = useTranslation(['booking', 'kit']);
  const { offer, description, choices, cancellation, reviews, facts } = details;
  const { InPlaceOfPictures, BelowChoices } = productView(offer.product);
  const areRates = offer.product === 'hotel' && ratesByRoom(choices) !== null;
  return (
    <div className={styles.body}>
      {InPlaceOfPictures === undefined ? (
        <Gallery name={offer.name} pictures={offer.pictures} />
      ) : (
        <InPlaceOfPictures offer={offer} />
      )}
      <div className={styles.intro}>
        <OfferFacts offer={offer} />
        <Paragraphs texts={description} />
        <TagList codes={offer.tags} />
      </div>
      {offer.product === 'hotel' && areRates && (
        <HotelRates offer={offer} choices={choices} choice={choice} onChoose={(id) => onChoose({ id })} to={to} />
      )}
      {choices.length > 0 && !areRates && (
        <ChoiceList product={offer.product} choices={choices} chosenOfferChoice={choice} onChoose={onChoose} />
      )}
      {BelowChoices !== undefined && <BelowChoices offer={offer} />}
      <OfferMap offer={offer} />
      <FactList facts={facts} />
      {cancellation.length > 0 && (
        <Section heading={t('kit:cancellation.title')}>
          <Paragraphs texts={cancellation} />
        </Section>
      )}
      <ReviewList reviews={reviews} />
    </div>
  );
}

export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((paragraph) => (
    <p key={paragraph}>
      <PlatformText text={paragraph} />
    </p>
  ));
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
