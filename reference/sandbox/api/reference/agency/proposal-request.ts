import { PRODUCT_NAMES } from '../../../world/products/products.ts';
import { isRecord } from '../../../world/query-fields.ts';
import { WORLD_LANGUAGES } from '../../../world/words/translate.ts';
import { isNonBlankText } from '../../request/request-fields.ts';

interface ProposedItem {
  readonly product: string;
  readonly offerId: string;
  /** The id of a room, fare or similar option; null for the offer as shown on its card. */
  readonly choiceId: string | null;
  /** The agent's note; may be empty. */
  readonly note: string;
}

/** A proposal as an agent sends it. */
export interface ProposalRequest {
  readonly title: string;
  readonly clientId: string | null;
  /** The language for the client; null if the site chooses it. */
  readonly language: string | null;
  readonly message: string;
  readonly offers: readonly ProposedItem[];
}

const MAX_OFFERS = 100;
const MAX_NOTE_LENGTH = 300;

/** Reads a proposal, or returns one sentence about an invalid field. */
export function proposalRequest(body: Readonly<Record<string, unknown>>): ProposalRequest | string {
  const { title, clientId = null, language = null, message = '', offers } = body;
  if (!isNonBlankText(title)) return 'title must be text of at most 200 characters.';
  if (clientId !== null && !isNonBlankText(clientId)) return 'clientId must be the id of a client, or be left out.';
  if (language !== null && !isLanguage(language)) return 'language must be one of the site, or be left out.';
  if (typeof message !== 'string' || message.length > 2000) return 'message must be text of at most 2,000 characters.';
  if (!Array.isArray(offers) || offers.length < 1 || offers.length > MAX_OFFERS)
    return `offers must be a list of 1 to ${MAX_OFFERS} offers.`;
  const proposedItems: ProposedItem[] = [];
  for (const [index, one] of offers.entries()) {
    const { product, offerId, choiceId = null, note = '' } = isRecord(one) ? one : {};
    if (!isNonBlankText(product, 20)) return `offers[${index}].product must be ${PRODUCT_NAMES}, or resort.`;
    if (!isNonBlankText(offerId, 400)) return `offers[${index}].offerId must be the id of an offer.`;
    if (choiceId !== null && !isNonBlankText(choiceId))
      return `offers[${index}].choiceId must be the id of one of its choices, or be left out.`;
    if (typeof note !== 'string' || note.length > MAX_NOTE_LENGTH)
      return `offers[${index}].note must be text of at most ${MAX_NOTE_LENGTH} characters.`;
    if (proposedItems.some((otherProposedItem) => otherProposedItem.offerId === offerId))
      return `offers[${index}].offerId is in the list already.`;
    proposedItems.push({ product, offerId, choiceId, note: note.trim() });
  }
  return { title: title.trim(), clientId, language, message, offers: proposedItems };
}

function isLanguage(value: unknown): value is string {
  return typeof value === 'string' && WORLD_LANGUAGES.includes(value);
}
