import * as v from 'valibot';
import type { CurrencyCode, Money } from '../../domain/market/money.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { ResortDeal } from '../../domain/resorts/resort-deals-search.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Place } from '../../domain/trip/places.ts';
import { parsePlace } from '../trip/place-wire.ts';
import { parseListAnswer } from '../wire/parse-list-answer.ts';
import { figure, isRecord, record, text } from '../wire/tolerant.ts';

const wireResort = record({
  id: text,
  name: text,
  image: text,
  location: text,
  rating: figure,
  price: figure,
  currency: text,
});

/** Reads `GET /search?key=`, `{ data: [resort] }`: a resort is a place to stay at, with where it lies. */
export function parseResortPlaces(answer: unknown): Result<readonly Place[], CallFailure> {
  return parseListAnswer(answer, {
    fields: ['data'],
    name: 'resort',
    entry(value) {
      const { name, location } = v.parse(wireResort, value);
      const fullName = location.trim() === '' ? name : `${name.trim()}, ${location.trim()}`;
      return parsePlace({ fullName, type: 'resort', ...(isRecord(value) ? value : {}) });
    },
  });
}

/**
 * Reads `POST /properties/deals`, `{ data: [deal] }`; a deal without a name is
 * left out.
 *
 * @param asked the currency that was asked for: that of a price that names none
 */
export function parseResortDeals(answer: unknown, asked: CurrencyCode): Result<readonly ResortDeal[], CallFailure> {
  return parseListAnswer(answer, {
    fields: ['data'],
    name: 'resort deal',
    entry(value) {
      const { id, name, price, currency, ...deal } = v.parse(wireResort, value);
      const named = name.trim();
      return named === ''
        ? undefined
        : { id: id || named, name: named, ...deal, price: moneyOf(price, currency, asked) };
    },
  });
}

function moneyOf(amount: number | null, currency: string, asked: CurrencyCode): Money | null {
  return amount === null ? null : { amount, currency: /^[A-Z]{3}$/.test(currency) ? currency : asked };
}
