import type { Coordinates } from '@livery/contract/agency/policies';
import type { ResortDeal } from '@livery/contract/resorts/resort-deal';
import { assertNever } from '@livery/contract/shared/assert-never';
import { err, ok } from '@livery/contract/shared/result';
import { filter, firstValueFrom } from 'rxjs';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import { stars } from '../../domain/deals/stars.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { explainResort } from '../explain-failure.ts';
import type { SessionAction } from '../session/run-session.ts';
import { priceVisibility } from './deal-view.ts';

/**
 * Shows the resort deals around a place, if the user may see prices.
 *
 * @param place by default, the agency's default place
 */
export function showResortDeals(place: Coordinates | undefined, asJson: boolean): SessionAction {
  return async (shell, print) => {
    const { agency, resorts, session } = shell;
    agency.load();
    await whenLoaded(agency.state);
    resorts.findDeals(place ?? agency.policies.now().dealLocation);
    const settledStates = resorts.deals.changes.pipe(filter(({ kind }) => kind === 'list' || kind === 'failed'));
    const [state, { prices }] = await Promise.all([firstValueFrom(settledStates), priceVisibility(shell)]);
    switch (state.kind) {
      case 'failed': {
        const { failure } = state;
        if (failure.kind !== 'coordinates-out-of-range') return err(explainResort(SEARCH_FAILED, failure, session.id));
        const message = {
          what: SEARCH_FAILED,
          why: 'There is no such place.',
          next: 'Give --lat and --long in degrees.',
        };
        return err({ code: EXIT_CODES.refused, message });
      }
      case 'list': {
        if (asJson) return ok(await print.json(prices === undefined ? state.deals.map(withoutPrice) : state.deals));
        if (state.deals.length === 0) return ok(await print.line('No resort deals around this place.'));
        const price = ({ price: amount }: ResortDeal) => {
          if (prices === undefined) return 'after sign-in';
          if (amount === null) return '';
          const { text, converted } = prices.display(amount);
          return `${converted ? '≈ ' : ''}${text}`;
        };
        const rows = state.deals.map((deal) => [
          deal.id,
          deal.name,
          deal.location,
          '★'.repeat(stars(deal.rating) ?? 0),
          price(deal),
        ]);
        return ok(await print.table(['Id', 'Resort', 'Where', 'Stars', 'Price'], rows));
      }
      case 'idle':
      case 'loading':
        throw new Error('A finished search is neither idle nor loading.');
      default:
        return assertNever(state);
    }
  };
}

const SEARCH_FAILED = 'The resort deals could not be searched.';

function withoutPrice({ price: _hidden, ...deal }: ResortDeal): Omit<ResortDeal, 'price'> {
  return deal;
}
