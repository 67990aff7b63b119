import type { HostAgency } from './agency/host-agency.ts';
import type { Deals } from './deals/deals.ts';
import type { Market } from './market/market.ts';
import type { Introductions } from './session/introductions.port.ts';
import type { OwnSession } from './session/session.ts';
import type { Clock } from './shared/clock.port.ts';
import type { Shell } from './shell.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly session: OwnSession;
  readonly market: Market;
  readonly deals: Deals;
  readonly clock: Clock;
  readonly introductions: Introductions;
}

/** Opens the shell and tells the outside who is asking, from the first call on. */
export function openShell({ agency, session, market, deals, clock, introductions }: Needs): Shell {
  introductions.introduce(() => ({
    language: market.language.now(),
    sessionId: session.id,
    timeZone: clock.timeZone(),
    token: session.token(),
  }));

  return {
    agency,
    session,
    market,
    deals,
    start() {
      agency.load();
      market.load();
    },
  };
}
