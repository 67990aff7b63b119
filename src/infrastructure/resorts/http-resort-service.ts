import type { ResortService } from '../../application/resorts/resort-service.port.ts';
import { ok } from '../../domain/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseAvailability } from './availability-wire.ts';
import { parseHoldAnswer } from './hold-wire.ts';
import { parseResortDeals, parseResortPlaces } from './resort-wire.ts';

/** @param http the resort service's own client, which names each call */
export function httpResortService(http: HttpClient): ResortService {
  return {
    async search(key, signal) {
      const answer = await http.get('/search', { key }, signal);
      return answer.ok ? parseResortPlaces(answer.value) : answer;
    },
    async deals({ body, currency }, signal) {
      const answer = await http.post('/properties/deals', { currency }, body, signal);
      return answer.ok ? parseResortDeals(answer.value, currency) : answer;
    },
    async holdCheck(signal) {
      const answer = await http.get('/properties/hold-check', {}, signal);
      return answer.ok ? parseHoldAnswer(answer.value) : answer;
    },
    async release({ reference, status }, signal) {
      const answer = await http.put('/itineraries', { reference_number: reference, status }, signal);
      return answer.ok ? ok(undefined) : answer;
    },
    async availability(propertyId, signal) {
      const answer = await http.get('/properties/availability', { property_id: propertyId }, signal);
      return answer.ok ? parseAvailability(answer.value, propertyId) : answer;
    },
  };
}
