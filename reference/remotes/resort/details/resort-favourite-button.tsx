import { addressWith, FavouriteButton, useSeen } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RESORT_PAGES } from '../resort-pages.ts';
import { resortItem } from '../results/resort-item.ts';
import { useStay } from '../stay/use-stay.ts';
import type { Resort } from './resort.ts';
import { useLeastPrice } from './use-units.ts';

/** Marks a resort with its stay as a favourite; also remembers it as seen, for the home page. */
export function ResortFavouriteButton({ resort }: { readonly resort: Resort }) {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  const stay = useStay();
  const path = addressWith(RESORT_PAGES.details, { property: resort.id, ...stay, proposalId: null }, search);
  const item = resortItem(resort, path, useLeastPrice(resort.id, stay));
  useSeen(item);
  return <FavouriteButton item={item} label={t('favourite', { name: resort.name })} />;
}
