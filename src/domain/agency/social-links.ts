import type { Agency } from '@livery/contract/agency/agency';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@livery/contract/agency/social-network';
import { safeLink } from './safe-link.ts';

/** An icon of the footer, and its absolute http(s) address. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly href: string;
}

/**
 * The agency's social networks in the footer's order; only those with a safe address (rules §2, footer).
 * @rule 1.1, 2.21, 3.1
 */
export function socialLinks(social: Agency['social']): readonly SocialLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const href = safeLink('social', social[network]);
    return href === null ? [] : [{ network, href }];
  });
}
