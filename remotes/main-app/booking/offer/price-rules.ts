import type { UserProfile } from '@livery/remote';
import type { OfferPrice } from './offer.ts';

/** The published price to strike through, where it is above the total by at least a cent (rules 5.3). */
export function publishedOf({ published, total }: OfferPrice): number | null {
  return published !== null && published - total >= 0.01 ? published : null;
}

/** What the agency pays for an offer and earns with it, in US dollars. */
interface AgentFigures {
  readonly wholesale: number;
  /** `null` where it is unknown or a loss. */
  readonly markup: number | null;
}

/** The agent's figures of a price; `null` for anybody else (rules §5). */
export function agentFigures(
  { base, total, taxesAndFees }: Pick<OfferPrice, 'base' | 'total' | 'taxesAndFees'>,
  profile: Pick<UserProfile, 'isTravelAgent' | 'isRestrictedAgent'> | null,
): AgentFigures | null {
  if (profile?.isTravelAgent !== true || profile.isRestrictedAgent !== false || base === null) return null;
  const markup = taxesAndFees === null ? -1 : Number((total - base - taxesAndFees).toFixed(2));
  return { wholesale: base, markup: markup < 0 ? null : markup };
}
