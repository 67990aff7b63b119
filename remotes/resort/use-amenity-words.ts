import { useTranslation } from 'react-i18next';
import { amenityCode } from './amenities.ts';

/** What an amenity is called in the visitor's language; as the service wrote it where there are no words for it. */
export function useAmenityWords(): (written: string) => string {
  const { t } = useTranslation('resort');
  return (written) => {
    const code = amenityCode(written);
    return code === null ? written : t(`amenities.${code}`);
  };
}
