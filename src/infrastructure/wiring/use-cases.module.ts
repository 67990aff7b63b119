import { ContainerModule } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import { openHostAgency } from '../../application/agency/open-host-agency.ts';
import type { HostAgency } from '../../application/agency/host-agency.ts';
import { openDeals } from '../../application/deals/open-deals.ts';
import { openMarket } from '../../application/market/open-market.ts';
import { openSession } from '../../application/session/open-session.ts';
import type { OwnSession } from '../../application/session/session.ts';
import { ADAPTER, DEALS, HOST_AGENCY, MARKET, SESSION } from './tokens.ts';

/** Makes each use-case once, from the adapters and the use-cases it asks for by name. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  bind(HOST_AGENCY)
    .toResolvedValue(
      (agencies: Adapters['agencies'], configuration: Adapters['configuration'], page: Adapters['page']) =>
        openHostAgency({ agencies, configuration, page }),
      [ADAPTER.agencies, ADAPTER.configuration, ADAPTER.page],
    )
    .inSingletonScope();

  bind(SESSION)
    .toResolvedValue(
      (cookies: Adapters['cookies'], page: Adapters['page'], ids: Adapters['ids'], reporter: Adapters['reporter']) =>
        openSession({ cookies, page, ids, reporter }),
      [ADAPTER.cookies, ADAPTER.page, ADAPTER.ids, ADAPTER.reporter],
    )
    .inSingletonScope();

  bind(MARKET)
    .toResolvedValue(
      (
        agency: HostAgency,
        rates: Adapters['rates'],
        currencies: Adapters['currencies'],
        cookies: Adapters['cookies'],
        page: Adapters['page'],
        clock: Adapters['clock'],
      ) => openMarket({ agency, rates, currencies, cookies, page, clock }),
      [HOST_AGENCY, ADAPTER.rates, ADAPTER.currencies, ADAPTER.cookies, ADAPTER.page, ADAPTER.clock],
    )
    .inSingletonScope();

  bind(DEALS)
    .toResolvedValue(
      (
        agency: HostAgency,
        session: OwnSession,
        deals: Adapters['deals'],
        page: Adapters['page'],
        clock: Adapters['clock'],
      ) => openDeals({ agency, session, deals, page, clock }),
      [HOST_AGENCY, SESSION, ADAPTER.deals, ADAPTER.page, ADAPTER.clock],
    )
    .inSingletonScope();
});
