import { filter, firstValueFrom } from 'rxjs';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Coordinates } from '../../domain/agency/policies.ts';
import { stars } from '../../domain/deals/stars.ts';
import type { ResortDeal } from '../../domain/resorts/resort-deal.ts';
import { assertNever } from '../../domain/shared/assert-never.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { priceVisibilityOf } from '../deals/price-visibility.ts';
import { EXIT } from '../exit-code.ts';
import type { Act } from '../run-visit.ts';
import { explainResort } from './explain-resort.ts';

/**
 * Shows the resort deals around a place, for those who may see prices.
 *
 * @param place left out, where the agency looks for deals unless told otherwise
 */
export function showResortDeals(place: Coordinates | undefined, asJson: boolean): Act {
  return async (shell, print) => {
    const { agency, resorts, session } = shell;
    agency.load();
    await whenLoaded(agency.state);
    resorts.findDeals(place ?? agency.policies.now().dealLocation);
    const answered = resorts.deals.changes.pipe(filter(({ kind }) => kind === 'list' || kind === 'failed'));
    const [state, { prices }] = await Promise.all([firstValueFrom(answered), priceVisibilityOf(shell)]);
    switch (state.kind) {
      case 'failed': {
        const { failure } = state;
        if (failure.kind !== 'place-off-the-globe') return err(explainResort(FAILED, failure, session.id));
        const complaint = { what: FAILED, why: 'There is no such place.', next: 'Give --lat and --long in degrees.' };
        return err({ code: EXIT.no, complaint });
      }
      case 'list': {
        if (asJson) return ok(await print.json(prices === undefined ? state.deals.map(withoutPrice) : state.deals));
        if (state.deals.length === 0) return ok(await print.line('No resort deals around this place.'));
        const price = ({ price: told }: ResortDeal) => {
          if (prices === undefined) return 'after sign-in';
          if (told === null) return '';
          const { text, converted } = prices.display(told);
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
        throw new Error('A search that was answered is neither idle nor loading.');
      default:
        return assertNever(state);
    }
  };
}

const FAILED = 'The resort deals could not be searched.';

function withoutPrice({ price: _hidden, ...deal }: ResortDeal): Omit<ResortDeal, 'price'> {
  return deal;
}
