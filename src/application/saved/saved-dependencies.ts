import type { HostAgency } from '../agency/host-agency.ts';
import type { Market } from '../market/market.ts';
import type { Notices } from '../notices/create-notices.ts';
import type { InternalRemotes } from '../remotes/create-remotes.ts';
import type { InternalSession } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';

/** The ports and features that searches, seen items and favourites need. */
export interface SavedDependencies {
  readonly agency: HostAgency;
  readonly session: InternalSession;
  /** Titles and names of places are stored with their language. */
  readonly market: Pick<Market, 'language'>;
  readonly remotes: Pick<InternalRemotes, 'favourites'>;
  readonly stored: StoredValues;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** Shows that a favourite couldn't be saved. */
  readonly notices: Pick<Notices, 'notify'>;
}
