import { useVoice } from '../kit/use-voice.ts';
import { amenityCode } from './amenities.ts';

/** What an amenity is called in the visitor's language; as the service wrote it where there are no words for it. */
export function useAmenityWords(): (written: string) => string {
  const say = useVoice();
  return (written) => {
    const code = amenityCode(written);
    return code === null ? written : say(`amenities.${code}`);
  };
}
