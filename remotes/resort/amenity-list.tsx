import { useTranslation } from 'react-i18next';
import { Badge } from '../kit/layout/badge.tsx';
import styles from './amenity-list.module.css';
import { useAmenityWords } from './use-amenity-words.ts';

/** What a resort offers, in a row. */
export function AmenityList({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation('resort');
  const words = useAmenityWords();
  if (of.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('amenitiesLabel')}>
      {of.map((amenity) => (
        <li key={amenity}>
          <Badge>
            <bdi>{words(amenity)}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
