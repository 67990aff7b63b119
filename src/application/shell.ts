import type { HostAgency } from './agency/host-agency.ts';
import type { Deals } from './deals/deals.ts';
import type { Market } from './market/market.ts';
import type { Session } from './session/session.ts';

/**
 * The driving port: everything that the outside can ask for.
 *
 * React, the command line, the edge and the tests are each handed one; none of
 * them meets what stands behind it.
 */
export interface Shell {
  readonly agency: HostAgency;
  readonly session: Session;
  readonly market: Market;
  readonly deals: Deals;
  /** Begins what every visit needs: the agency and the exchange rates. */
  start(): void;
}
