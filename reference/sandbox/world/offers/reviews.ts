import type { SeededRandom } from '../seeded-random.ts';
import type { OfferExtras, ProductName } from './offer.ts';
import table from './reviews.json' with { type: 'json' };

const AT_MOST = 4;

/** A sample of reviews; none without ratings. */
export function reviewsOf(random: SeededRandom, product: ProductName, reviews: number): OfferExtras['reviewsSample'] {
  const authors = random.shuffled(table.authors);
  return random
    .shuffled(table[product])
    .slice(0, Math.min(AT_MOST, reviews))
    .map(([rating, text], index) => ({
      author: authors[index] ?? '',
      rating: typeof rating === 'number' ? rating : 5,
      text: String(text),
    }));
}
