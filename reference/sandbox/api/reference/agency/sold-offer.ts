import { chosenChoice, soldChoices } from '../../../world/offers/chosen-choice.ts';
import type { Choice, SearchContext } from '../../../world/offers/offer.ts';
import { findOffer, offerTrip, unitsTaken } from '../../../world/products/products.ts';
import { findResortOffer } from '../../../world/resorts/resort-offer.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { withAvailability } from '../bookings/booking-store.ts';
import { freeCancellationEnd } from '../bookings/refund.ts';
import type { ProposedOffer } from './proposal.ts';

/** The current state of a proposed offer, until its first day has passed or too few of the chosen option remain. */
export function soldOffer(
  world: SandboxWorld,
  { offerId, choiceId }: Pick<ProposedOffer, 'offerId' | 'choiceId'>,
  context: SearchContext,
) {
  const found = soldResort(world, offerId, context) ?? soldProduct(world, offerId, context);
  if (found === null || found.start.slice(0, 10) < context.today) return undefined;
  const isLeft = ({ left, takes }: { readonly left: number | null; readonly takes: number }) =>
    left === null || left >= takes;
  if (choiceId === null) {
    const all = found.choices();
    return all.length === 0 ? { offer: found.offer, choice: null } : withCheapestPrice(found.offer, all.filter(isLeft));
  }
  const choice = found.choiceOf(choiceId);
  if (choice === undefined || !isLeft(choice)) return undefined;
  return { offer: choice.offer, choice: choice.name };
}

/** An offer at its price or, if that option is sold out, at the price of the cheapest remaining one. */
function withCheapestPrice<O extends Pick<Choice, 'price'>>(offer: O, sold: readonly Pick<Choice, 'price'>[]) {
  const [cheapest] = sold.toSorted((one, other) => one.price.total - other.price.total);
  if (cheapest === undefined) return undefined;
  return {
    offer: cheapest.price.total > offer.price.total ? { ...offer, price: cheapest.price } : offer,
    choice: null,
  };
}

function soldProduct({ stores }: SandboxWorld, offerId: string, context: SearchContext) {
  const found = findOffer(offerId, context);
  if (found === null) return null;
  const { offer, extras } = found;
  const available = () => withAvailability(extras().choices, offer, stores.bookings);
  const sold = (choice: Choice) => ({
    ...choice,
    takes: unitsTaken(offer, choice),
    // At the price and with the conditions of the chosen option.
    offer: { ...offer, price: choice.price, freeCancellationUntil: freeCancellationEnd(offer, choice) },
  });
  return {
    offer,
    start: offerTrip(offer).start,
    choices: () => soldChoices(available()).map(sold),
    choiceOf(id: string) {
      const choice = chosenChoice(available(), id);
      return choice && sold(choice);
    },
  };
}

function soldResort({ holds }: SandboxWorld, offerId: string, context: SearchContext) {
  const found = findResortOffer(offerId, context);
  if (found === null) return null;
  const { offer, choices } = found;
  const { checkIn, checkOut } = offer.stay;
  const taken = (unitId: string) => holds.taken({ resortId: offer.propertyId, unitId, checkIn, checkOut }, '');
  const sold = () =>
    choices.map((choice) => ({
      ...choice,
      left: choice.left - taken(choice.id),
      takes: 1,
      offer: { ...offer, price: choice.price },
    }));
  return { offer, start: checkIn, choices: sold, choiceOf: (id: string) => sold().find((choice) => choice.id === id) };
}
