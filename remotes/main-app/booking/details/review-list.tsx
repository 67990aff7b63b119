import { useTranslation } from 'react-i18next';
import { Card, CardGrid } from '../../../kit/cards/card.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Rating } from '../../../kit/format/rating.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import type { OfferDetails } from '../offer/offer.ts';

/** What some of those who were there say. */
export function ReviewList({ reviews }: Pick<OfferDetails, 'reviews'>) {
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
