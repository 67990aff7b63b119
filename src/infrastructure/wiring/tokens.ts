import type { ServiceIdentifier } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import type { HostAgency } from '../../application/agency/host-agency.ts';
import type { Deals } from '../../application/deals/deals.ts';
import type { Market } from '../../application/market/market.ts';
import type { OwnSession } from '../../application/session/session.ts';
import type { Shell } from '../../application/shell.ts';

/** The driven ports, under which each adapter of a set is bound. */
export const ADAPTER = {
  agencies: Symbol('AgencySource'),
  rates: Symbol('RateSource'),
  deals: Symbol('DealSource'),
  currencies: Symbol('CurrencyStore'),
  introductions: Symbol('Introductions'),
  configuration: Symbol('ConfigurationSource'),
  clock: Symbol('Clock'),
  cookies: Symbol('CookieJar'),
  page: Symbol('Page'),
  ids: Symbol('IdSource'),
  reporter: Symbol('Reporter'),
} as { readonly [Port in keyof Adapters]: ServiceIdentifier<Adapters[Port]> };

/** The use-cases, under which the shell finds them. */
export const HOST_AGENCY = Symbol('HostAgency') as ServiceIdentifier<HostAgency>;
export const SESSION = Symbol('Session') as ServiceIdentifier<OwnSession>;
export const MARKET = Symbol('Market') as ServiceIdentifier<Market>;
export const DEALS = Symbol('Deals') as ServiceIdentifier<Deals>;
export const SHELL = Symbol('Shell') as ServiceIdentifier<Shell>;
