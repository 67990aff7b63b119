import type { DraftOffer } from '../proposal/draft.ts';

/** What an agent can propose. */
export interface ProposableOffer {
  /** By its name in the platform's calls. */
  readonly product: string;
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly price: ProposablePrice;
}

/** US dollars, unless it names another currency. */
interface ProposablePrice {
  readonly total: number;
  readonly currency?: string;
}

/** One of the options of an offer. */
export interface ProposableChoice {
  readonly id: string;
  readonly name: string;
  readonly price: ProposablePrice;
}

/** An offer as a proposal has it. */
export function draftOffer(
  { id, product, name, picture, price }: ProposableOffer,
  choice?: ProposableChoice | null,
): DraftOffer {
  const { total, currency = 'USD' } = choice?.price ?? price;
  return {
    ...{ product, offerId: id, name, picture, note: '' },
    ...{ choiceId: choice?.id ?? '', choice: choice?.name ?? '', total, currency },
  };
}
