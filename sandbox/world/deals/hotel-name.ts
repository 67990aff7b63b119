import type { Place } from '../geo/nearest-place.ts';
import type { SeededRandom } from '../seeded-random.ts';
import words from './hotel-words.json' with { type: 'json' };

/**
 * Names of invented hotels, no two alike.
 *
 * @param place their place; null where no known place is near
 */
export function hotelNames(random: SeededRandom, place: Place | null, count: number): string[] {
  const [melodies, adjectives, nouns] = [words.melodies, words.adjectives, words.nouns].map(random.shuffled);
  const [families, features] = [random.shuffled(words.families), random.shuffled(words.features)];
  const kind = (): string => random.pick(words.kinds);
  const word = (list: readonly string[] | undefined, index: number): string => list?.[index % list.length] ?? '';
  const patterns = random.shuffled([
    (index: number) => `${place?.home ?? 'Villa'} ${word(melodies, index)}`,
    (index: number) => `The ${word(adjectives, index)} ${word(nouns, index)}`,
    (index: number) => `${word(families, index)} ${kind()}`,
    (index: number) => `${place === null ? word(melodies, index) : place.name} ${word(features, index)} Hotel`,
    (index: number) => `Hotel ${word(melodies, index)}`,
    (index: number) => `The ${word(nouns, index)} ${kind()}`,
  ]);
  return Array.from({ length: count }, (_, index) => patterns[index % patterns.length]?.(index) ?? '');
}
