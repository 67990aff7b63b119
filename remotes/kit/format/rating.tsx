import { useTranslation } from 'react-i18next';
import { Stars } from '../../../design/stars.tsx';

const OUT_OF = 5;

/** Whole stars out of five, rounded down; nothing where something isn't rated. */
export function Rating({ value }: { readonly value: number | null }) {
  const { t } = useTranslation('kit');
  if (value === null || !(value > 0)) return null;
  const shown = { stars: Math.min(OUT_OF, Math.floor(value)), outOf: OUT_OF };
  return <Stars {...shown} label={t('rating', shown)} />;
}
