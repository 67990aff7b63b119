import { useTranslation } from 'react-i18next';
import { Stars } from './stars.tsx';

const MAX_STARS = 5;

/** Whole stars out of five, rounded down; nothing if something isn't rated. */
export function Rating({ value }: { readonly value: number | null }) {
  const { t } = useTranslation('ui');
  if (value === null || !(value > 0)) return null;
  const shownRating = { stars: Math.min(MAX_STARS, Math.floor(value)), outOf: MAX_STARS };
  return <Stars {...shownRating} label={t('rating', shownRating)} />;
}
