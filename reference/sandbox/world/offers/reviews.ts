import type { SeededRandom } from '../seeded-random.ts';
import type { OfferExtras, ProductName } from './offer.ts';
import table from './reviews.json' with { type: 'json' };

const MAX_REVIEWS = 4;

/** A sample of reviews; none without ratings. */
export function sampleReviews(
  random: SeededRandom,
  product: ProductName,
  reviews: number,
): OfferExtras['reviewsSample'] {
  const authors = random.shuffled(table.authors);
  return random
    .shuffled(table[product])
    .slice(0, Math.min(MAX_REVIEWS, reviews))
    .map(([rating, text], index) => ({
      author: authors[index] ?? '',
      rating: typeof rating === 'number' ? rating : 5,
      text: String(text),
    }));
}
