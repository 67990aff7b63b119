import type { CurrencyCode } from '@livery/contract/market/money';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { ResortDeal } from '@livery/contract/resorts/resort-deal';
import type { ResortHold } from '@livery/contract/resorts/resort-hold';
import { ok, type Result } from '@livery/contract/shared/result';
import { parseAvailability } from '@livery/contract/wire/availability-wire';
import { parseHold } from '@livery/contract/wire/hold-wire';
import { parseResortDeals, parseResortPlaces } from '@livery/contract/wire/resort-wire';
import type { ResortService } from '../../application/resorts/resort-service.port.ts';
import type { Hold } from '../../domain/resorts/hold.ts';
import { type HttpClient, parseBody, parseNothing } from '../http/http-client.ts';
import { type DeveloperWarnings, warnOfUnplacedPlaces } from '../trip/warn-of-unplaced-places.ts';

/**
 * @param http the resort service's client, which gives each call an id
 * @rule 4.22, 7.15
 */
export function httpResortService(http: HttpClient, developers?: DeveloperWarnings): ResortService {
  return {
    async search(key, signal) {
      const body = await parseBody(http.get('/search', { key }, signal), parseResortPlaces);
      warnOfUnplacedPlaces(body, '/search', developers);
      return body;
    },
    deals: ({ body, currency }, signal) =>
      parseBody(http.post('/properties/deals', { currency }, body, signal), (body) => parseDeals(body, currency)),
    holdCheck: (signal) => parseBody(http.get('/properties/hold-check', {}, signal), parseOwnHold),
    release: ({ reference, status }, signal) =>
      parseBody(http.put('/itineraries', { reference_number: reference, status }, signal), parseNothing),
    async availability(propertyId, signal) {
      const query = { property_id: propertyId };
      const body = await parseBody(http.get('/properties/availability', query, signal), parseAvailability);
      return body.ok ? ok({ propertyId, available: body.value.available }) : body;
    },
  };
}

function parseDeals(response: unknown, requestedCurrency: CurrencyCode): Result<readonly ResortDeal[], CallFailure> {
  const offers = parseResortDeals(response, requestedCurrency);
  if (!offers.ok) return offers;
  return ok(
    offers.value.map(({ id, name, image, location, rating, price }) => ({ id, name, image, location, rating, price })),
  );
}

function parseOwnHold(response: unknown): Result<Hold | null, CallFailure> {
  const hold = parseHold(response);
  return hold.ok ? ok(hold.value === null ? null : currentHold(hold.value)) : hold;
}

/** A booked stay is no longer held, and isn't released. */
function currentHold({ reference, status, expiresAt }: ResortHold): Hold | null {
  switch (status) {
    case 'booked':
      return null;
    case 'cancelled':
      return { kind: 'released', reference };
    case 'held':
      return { kind: 'held', reference, expiresAt };
    default:
      return { kind: status, reference };
  }
}
