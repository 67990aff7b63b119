import type { HostAgency } from '../agency/host-agency.ts';
import type { Market } from '../market/market.ts';
import type { Notices } from '../notices/create-notices.ts';
import type { InternalRemotes } from '../remotes/create-remotes.ts';
import type { InternalSession } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';

/** What searches, items and favourites are read from and kept with. */
export interface SavedDependencies {
  readonly agency: HostAgency;
  readonly session: InternalSession;
  /** Titles and the names of places are kept with the language that they are in. */
  readonly market: Pick<Market, 'language'>;
  readonly remotes: Pick<InternalRemotes, 'favourites'>;
  readonly stored: StoredValues;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** Tells of a favourite that could not be saved. */
  readonly notices: Pick<Notices, 'notify'>;
}
