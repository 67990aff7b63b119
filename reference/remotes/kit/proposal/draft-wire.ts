import { type WireRecord, wireRecord } from '@livery/remote';
import type { Draft, DraftOffer } from './draft.ts';
import { draftOfferFacts, draftOfferParty } from './draft-offer-facts.ts';

/** The draft in a tab's storage; `null` if there is none, or it is damaged or another user's. */
export function parseDraft(text: string | null, owner: string): Draft | null {
  try {
    const wire = wireRecord(JSON.parse(text ?? 'null'));
    if (owner === '' || wire.text('owner') !== owner) return null;
    const fields = wire.record('draft');
    return {
      title: fields.text('title'),
      clientId: fields.text('clientId'),
      filledFor: fields.text('filledFor'),
      language: fields.text('language'),
      message: fields.text('message'),
      offers: fields.records('offers').flatMap((record) => parseDraftOffer(record) ?? []),
    };
  } catch {
    return null;
  }
}

/** The fields of a saved proposal that its form shows. */
export interface SavedProposal {
  readonly version: number;
  /** The user who changed it last. */
  readonly changedBy: string;
  /** The client's name; may be empty. */
  readonly client: string;
  readonly draft: Draft;
}

/** Reads `GET /api/reference/proposals/{id}`. */
export function parseSavedProposal(response: unknown): SavedProposal | undefined {
  const wire = wireRecord(response).record('data');
  if (wire.text('id') === '') return undefined;
  return {
    version: wire.figure('version') ?? 1,
    changedBy: wire.text('changedBy').trim(),
    client: wire.text('client').trim(),
    draft: {
      title: wire.text('title'),
      clientId: wire.text('clientId'),
      filledFor: '',
      language: wire.text('language'),
      message: wire.text('message'),
      offers: wire.records('offers').flatMap((record) => parseSavedOffer(record) ?? []),
    },
  };
}

/** A proposed offer at its current price; if it is no longer sold, at the price when it was proposed. */
function parseSavedOffer(wire: WireRecord): DraftOffer | undefined {
  const offer = wire.record('offer');
  const [product, offerId] = [wire.text('product'), wire.text('offerId')];
  if (product === '' || offerId === '') return undefined;
  return {
    product,
    offerId,
    choiceId: wire.text('choiceId'),
    choice: wire.text('choice'),
    name: offer.text('name') || wire.text('name'),
    picture: offer.text('picture'),
    total: offer.record('price').figure('total') ?? wire.figure('proposedTotal'),
    currency: 'USD',
    note: wire.text('note'),
    ...draftOfferFacts(offer),
  };
}

export function serializeDraft(draft: Draft, owner: string): string {
  return JSON.stringify({ owner, draft });
}

function parseDraftOffer(wire: WireRecord): DraftOffer | undefined {
  const [product, offerId, name] = [wire.text('product'), wire.text('offerId'), wire.text('name')];
  if (product === '' || offerId === '' || name === '') return undefined;
  return {
    product,
    offerId,
    name,
    total: wire.figure('total'),
    currency: wire.text('currency') || 'USD',
    choiceId: wire.text('choiceId'),
    choice: wire.text('choice'),
    picture: wire.text('picture'),
    note: wire.text('note'),
    start: wire.text('start'),
    end: wire.text('end'),
    freeUntil: wire.text('freeUntil'),
    party: draftOfferParty(wire.record('party')),
  };
}
