import { useTranslation } from 'react-i18next';
import { Gallery } from '../../../kit/cards/gallery.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { FlightLegs } from '../offer/flight-legs.tsx';
import type { OfferChoice, OfferDetails } from '../offer/offer.ts';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { TagList } from '../offer/tag-list.tsx';
import { ChoiceList } from './choice-list.tsx';
import { FactList } from './fact-list.tsx';
import { Itinerary } from './itinerary.tsx';
import styles from './offer-body.module.css';
import { ReviewList } from './review-list.tsx';

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
