/** What resorts offer, as far as there are words for it in every language. */
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

/** The code of an amenity that the service wrote in English, `Kids' club` → `kids-club`; `null` where there are no words for it. */
export function amenityCode(written: string): (typeof KNOWN_AMENITIES)[number] | null {
  const code = written
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-');
  return KNOWN_AMENITIES.find((known) => known === code) ?? null;
}
