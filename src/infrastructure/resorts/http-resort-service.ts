import type { ResortService } from '../../application/resorts/resort-service.port.ts';
import { type HttpClient, parsed, parseNothing } from '../http/http-client.ts';
import { type Developers, nameUnplaced } from '../trip/name-unplaced.ts';
import { parseAvailability, parseHoldResponse, parseResortDeals, parseResortPlaces } from './resort-wire.ts';

/**
 * @param http the resort service's own client, which names each call
 * @rule 4.22, 7.15
 */
export function httpResortService(http: HttpClient, developers?: Developers): ResortService {
  return {
    async search(key, signal) {
      const found = await parsed(http.get('/search', { key }, signal), parseResortPlaces);
      nameUnplaced(found, '/search', developers);
      return found;
    },
    deals: ({ body, currency }, signal) =>
      parsed(http.post('/properties/deals', { currency }, body, signal), (body) => parseResortDeals(body, currency)),
    holdCheck: (signal) => parsed(http.get('/properties/hold-check', {}, signal), parseHoldResponse),
    release: ({ reference, status }, signal) =>
      parsed(http.put('/itineraries', { reference_number: reference, status }, signal), parseNothing),
    availability: (propertyId, signal) =>
      parsed(http.get('/properties/availability', { property_id: propertyId }, signal), (body) =>
        parseAvailability(body, propertyId),
      ),
  };
}
