import type { MatchedRule } from '../../application/diagnosis/diagnosis.port.ts';
import { heldRules, type PolicySite } from '../../domain/agency/held-rules.ts';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';

/** What the policies file says of a site: its entries in the order in which they are laid over each other. */
export function matchedRules(book: PolicyBook, site: PolicySite): readonly MatchedRule[] {
  return heldRules(book, site)
    .map(({ by, entry, settings }) => ({ by, entry, settings: Object.keys(settings) }))
    .filter(({ by, settings }) => by !== 'everybody' || settings.length > 0);
}
