import type { Diagnosis } from '../../application/diagnosis/diagnosis.port.ts';
import { policiesFor } from '../../domain/agency/policy-book.ts';
import type { LanguageCode } from '../../domain/market/language.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { type ReadPolicyBook, readPolicyBook } from '../agency/policy-book-wire.ts';
import { memoryWorld } from '../memory/memory-world.ts';
import { systemClock } from '../platform/system-clock.ts';
import { uuidSource } from '../platform/uuid-source.ts';
import { openDiagnosis } from './open-diagnosis.ts';
import type { Probe, ProbeResponse } from './probe.ts';
import { searchesAround } from './searches.ts';

interface Needs {
  readonly host: string;
  readonly token: string | undefined;
  readonly language: LanguageCode;
  readonly timeZone: string | undefined;
  readonly now: Temporal.Instant | undefined;
  /** Left out, those of the demo agencies. */
  readonly policies: ReadPolicyBook | undefined;
}

/** Examines the demo agencies, which are embedded: nobody is asked. */
export function memoryDiagnosis({ host, token, language, policies, ...fixed }: Needs): Diagnosis {
  const clock = systemClock(fixed);
  const world = memoryWorld({ host, seed: 1, now: clock.now, onResponse: () => undefined });
  const book = policies ?? readPolicyBook(world.policies);
  const { dealLocation } = policiesFor(book.book, { hostname: host.replace(/:\d+$/, ''), subdomain: '' });
  const searches = searchesAround(dealLocation, clock);

  const answers: ReadonlyMap<string, (probe: Probe) => unknown> = new Map<string, (probe: Probe) => unknown>([
    ['/api/agency', world.agency],
    ['/api/agency/about-us', world.about],
    ['/api/agency/faqs', world.faq],
    ['/api/getCurrentPaymentGateway', world.paymentGateway],
    ['/api/code', world.countryCodes],
    ['/api/admin/country/enable', world.enabledCountries],
    ['/api/admin/country/enableCurrencies', world.enabledCurrencies],
    ['/api/multi-currency/exchange', world.rates],
    ['/api/agency/navigations', world.navigations],
    ['/api/agency/languages', world.languages],
    ['/api/hotel/deals/hotel-search', () => world.hotels(searches.hotels)],
    ['/api/activity/deals/activity-search', () => world.activities(searches.activities)],
    ['/api/car-rental/deals/car-search', () => world.cars(searches.cars)],
    ['/api/cruise/ship-lines', world.shipLines],
    ['/api/v2/hotel/auto-suggest', (probe) => world.hotelPlaces(textOf(probe))],
    ['/api/flight/airports', ({ query }) => world.airports(String(query.search))],
    ['/api/activities/destinations', (probe) => world.activityPlaces(textOf(probe))],
    ['/api/car-rental/auto-suggest', (probe) => world.carPlaces(textOf(probe))],
    ['/api/car-rental/findCountries/EN', world.carCountries],
    ['/search', ({ query }) => world.resorts(String(query.key))],
    ['/properties/deals', () => world.resortDeals(searches.resorts)],
    ['/properties/hold-check', world.hold],
  ]);

  /** What may be refused. */
  const refusable: ReadonlyMap<string, (probe: Probe) => Result<unknown, CallFailure>> = new Map<
    string,
    (probe: Probe) => Result<unknown, CallFailure>
  >([
    ['/properties/availability', ({ query }) => world.availability(String(query.property_id))],
    ['/api/user/profile', () => world.profile(token ?? '')],
    ['/api/user/agent-data', () => world.agentData(token ?? '')],
  ]);

  function callSource(probe: Probe): Result<unknown, CallFailure> {
    const answer = answers.get(probe.path);
    if (answer !== undefined) return ok(answer(probe));
    return refusable.get(probe.path)?.(probe) ?? err({ kind: 'refused', status: 404, message: 'No such call.' });
  }

  async function send(probe: Probe): Promise<ProbeResponse> {
    const answer = callSource(probe);
    if (answer.ok) return { outcome: { kind: 'good', status: 200 }, json: answer.value, milliseconds: 0 };
    const { error } = answer;
    const outcome =
      error.kind === 'refused'
        ? { kind: 'refused' as const, status: error.status, message: error.message }
        : { kind: 'unreachable' as const, reason: error.kind };
    return { outcome, json: undefined, milliseconds: 0 };
  }

  const sessionId = uuidSource().next();
  const context = { language, sessionId, timeZone: clock.timeZone(), token, authOptional: false };
  return openDiagnosis({ host, send, context, clock, policies: book, addresses: {} });
}

function textOf({ body }: Probe): string {
  return body !== undefined && 'text' in body && typeof body.text === 'string' ? body.text : '';
}
