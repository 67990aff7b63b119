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
  const offerFound = soldResort(world, offerId, context) ?? soldProduct(world, offerId, context);
  if (offerFound === null || offerFound.start.slice(0, 10) < context.today) return undefined;
  const isLeft = ({ left, takes }: { readonly left: number | null; readonly takes: number }) =>
    left === null || left >= takes;
  if (choiceId === null) {
    const allChoices = offerFound.choices();
    return allChoices.length === 0
      ? { offer: offerFound.offer, choice: null }
      : withCheapestPrice(offerFound.offer, allChoices.filter(isLeft));
  }
  const choice = offerFound.choiceOf(choiceId);
  if (choice === undefined || !isLeft(choice)) return undefined;
  return { offer: choice.offer, choice: choice.name };
}

/** An offer at its price or, if that option is sold out, at the price of the cheapest remaining one. */
function withCheapestPrice<O extends Pick<Choice, 'price'>>(offer: O, sold: readonly Pick<Choice, 'price'>[]) {
  const [cheapestChoice] = sold.toSorted((a, b) => a.price.total - b.price.total);
  if (cheapestChoice === undefined) return undefined;
  return {
    offer: cheapestChoice.price.total > offer.price.total ? { ...offer, price: cheapestChoice.price } : offer,
    choice: null,
  };
}

function soldProduct({ stores }: SandboxWorld, offerId: string, context: SearchContext) {
  const foundOffer = findOffer(offerId, context);
  if (foundOffer === null) return null;
  const { offer, extras } = foundOffer;
  const available = () => withAvailability(extras().choices, offer, stores.bookings);
  const soldChoice = (choice: Choice) => ({
    ...choice,
    takes: unitsTaken(offer, choice),
    // At the price and with the conditions of the chosen option.
    offer: { ...offer, price: choice.price, freeCancellationUntil: freeCancellationEnd(offer, choice) },
  });
  return {
    offer,
    start: offerTrip(offer).start,
    choices: () => soldChoices(available()).map(soldChoice),
    choiceOf(id: string) {
      const choice = chosenChoice(available(), id);
      return choice && soldChoice(choice);
    },
  };
}

function soldResort({ holds }: SandboxWorld, offerId: string, context: SearchContext) {
  const resortOffer = findResortOffer(offerId, context);
  if (resortOffer === null) return null;
  const { offer, choices } = resortOffer;
  const { checkIn, checkOut } = offer.stay;
  const takenUnits = (unitId: string) => holds.taken({ resortId: offer.propertyId, unitId, checkIn, checkOut }, '');
  const choicesLeft = () =>
    choices.map((choice) => ({
      ...choice,
      left: choice.left - takenUnits(choice.id),
      takes: 1,
      offer: { ...offer, price: choice.price },
    }));
  return {
    offer,
    start: checkIn,
    choices: choicesLeft,
    choiceOf: (id: string) => choicesLeft().find((choice) => choice.id === id),
  };
}
