import { ContainerModule } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import type { HostAgency } from '../../application/agency/host-agency.ts';
import type { Deals } from '../../application/deals/deals.ts';
import type { Market } from '../../application/market/market.ts';
import type { OwnSession } from '../../application/session/session.ts';
import { openShell } from '../../application/open-shell.ts';
import { ADAPTER, DEALS, HOST_AGENCY, MARKET, SESSION, SHELL } from './tokens.ts';

/** Puts the use-cases together into the driving port. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(SHELL)
    .toResolvedValue(
      (
        agency: HostAgency,
        session: OwnSession,
        market: Market,
        deals: Deals,
        clock: Adapters['clock'],
        introductions: Adapters['introductions'],
      ) => openShell({ agency, session, market, deals, clock, introductions }),
      [HOST_AGENCY, SESSION, MARKET, DEALS, ADAPTER.clock, ADAPTER.introductions],
    )
    .inSingletonScope();
});
