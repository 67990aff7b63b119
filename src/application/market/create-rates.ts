import type { RateTable } from '@livery/contract/market/exchange-rates';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { todayIn } from '../../domain/trip/today-in.ts';
import { cancellableCall } from '../shared/cancellable-call.ts';
import type { Clock } from '../shared/clock.port.ts';
import { type QueryState, queryState } from '../shared/query-state.ts';
import type { RatesState } from './market.ts';
import type { RateSource } from './rate-source.port.ts';

interface RatesDependencies {
  readonly rates: RateSource;
  readonly clock: Clock;
}

/** The day's exchange rates; the source gives their date, by default it is the visitor's. @rule 7.12 */
export function createRates({ rates, clock }: RatesDependencies): QueryState<RatesState> {
  return queryState<RatesState, Result<RateTable, CallFailure>>({
    waiting: { kind: 'loading' },
    call: () => cancellableCall((signal) => rates.read(signal)),
    settle(result) {
      if (!result.ok) return { kind: 'failed', failure: result.error };
      const { rates, date } = result.value;
      return { kind: 'ready', rates, asOf: date ?? todayIn(clock.now(), clock.timeZone()) };
    },
  });
}
