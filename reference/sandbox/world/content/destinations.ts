import { seededRandom } from '../seeded-random.ts';
import { inAgencyLanguage } from './agency-content.ts';
import destinations from './destinations.json' with { type: 'json' };

/** A destination that an agency recommends, in the form of the API. */
export type DestinationRecord = Readonly<Record<string, unknown>>;

const HOSTILE_DESTINATIONS: readonly DestinationRecord[] = [
  {
    slug: 'nowhere',
    name: '<b>Nowhere</b>',
    country: '__proto__',
    image: 'data:text/html,<script>alert(1)</script>',
    bestMonths: [0, 13, '6', null],
    priceFrom: '1e308',
    timeZone: 'Mars/Olympus',
    spoken: ['xx-not-a-language', 7],
    currency: 'usd',
    temperatures: [1e9],
    content: '<iframe src="https://evil.example"></iframe><p style="position:fixed">Here</p>',
    highlights: 'all of it',
  },
];

/** The destinations that an agency recommends, the most important first. */
export function agencyDestinations(agency: string, origin = ''): readonly DestinationRecord[] {
  return fullDestinations(agency, origin).map(({ content: _, highlights: __, images: ___, ...fields }) => fields);
}

/** One destination with all its fields, or `null`. */
export function findDestination(agency: string, slug: string, origin = ''): DestinationRecord | null {
  return fullDestinations(agency, origin).find((destination) => destination['slug'] === slug) ?? null;
}

function fullDestinations(agency: string, origin: string): readonly DestinationRecord[] {
  if (agency === 'plain') return [];
  if (agency === 'wonky') return HOSTILE_DESTINATIONS;
  const random = seededRandom(`destinations of ${agency}`);
  return random.shuffled(inAgencyLanguage(destinations, agency)).map((destination) => {
    const { scenes, highlights, latitude, longitude, ...fields } = destination;
    const pictureOf = (scene: string, of: string) => `${origin}/media/scene/${scene}/${fields.slug}-${of}.svg`;
    const images = scenes.map((scene, index) => pictureOf(scene, String(index)));
    return {
      ...fields,
      coordinates: { latitude, longitude },
      image: images[0] ?? '',
      images,
      highlights: highlights.map(({ scene, ...words }, index) => ({ ...words, image: pictureOf(scene, `h${index}`) })),
    };
  });
}
