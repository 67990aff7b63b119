import { Stars } from '@livery/ui/stars';
import { useTranslation } from 'react-i18next';
import { ratingLabel } from '../../../domain/deals/stars.ts';

/** Whole stars out of five; nothing if a deal isn't rated. */
export function RatingStars({ rating }: { readonly rating: number | null }) {
  const { t } = useTranslation();
  const label = ratingLabel(rating);
  if (label === null) return null;
  return <Stars {...label} label={t('deals.rating', { ...label })} />;
}
