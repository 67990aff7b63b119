import { Badge } from '@livery/ui/badge';
import layout from '@livery/ui/layout.module.css';
import { useTranslation } from 'react-i18next';

/** The amenities that have a translation in every language. */
const KNOWN_AMENITIES = [
  'pool',
  'spa',
  'kids-club',
  'tennis',
  'beach-shuttle',
  'yoga-deck',
  'golf',
  'diving-school',
] as const;

/**
 * The code of an amenity that the service wrote in English, `Kids' club` → `kids-club`; `null` if it has no
 * translation.
 */
export function amenityCode(amenityText: string): (typeof KNOWN_AMENITIES)[number] | null {
  const code = amenityText
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-');
  return KNOWN_AMENITIES.find((knownAmenity) => knownAmenity === code) ?? null;
}

/** The name of an amenity in the visitor's language; the service's text if it has no translation. */
export function useAmenityName(): (written: string) => string {
  const { t } = useTranslation('resort');
  return (amenityText) => {
    const code = amenityCode(amenityText);
    return code === null ? amenityText : t(`amenities.${code}`);
  };
}

/** The amenities of a resort, in a row. */
export function AmenityList({ amenities }: { readonly amenities: readonly string[] }) {
  const { t } = useTranslation('resort');
  const nameOf = useAmenityName();
  if (amenities.length === 0) return null;
  return (
    <ul role="list" className={layout.tags} aria-label={t('amenitiesLabel')}>
      {amenities.map((amenity) => (
        <li key={amenity}>
          <Badge>
            <bdi>{nameOf(amenity)}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
