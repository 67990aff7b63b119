import type { Live } from '@livery/contract/shared/live';
import type { Result } from '@livery/contract/shared/result';
import type { Observable } from 'rxjs';
import type { DealRates } from '../../domain/deals/price-rows.ts';
import type { MadeDecision } from '../../domain/why/made-decision.ts';
import type { ReadVisit, VisitQuestion } from './read-visit.ts';

/** What the why panel sees of a running shell; it changes nothing of it, but for `suppressPopup`. No token is in any of it. */
export interface Inspector {
  /** All facts as they are now; an error in one sentence if there is no agency, without which nothing is decided. */
  read(question?: VisitQuestion): Promise<Result<ReadVisit, string>>;
  /** Asks the platform once more what it says besides agency and profile, at the next reading. */
  forget(): void;
  /** Host name and port of the page. */
  readonly host: string;
  /** Emits when the page or the state has changed; several changes in a row are one. */
  readonly changes: Observable<unknown>;
  /** The path and the query of the page; it changes with each navigation. */
  readonly page: Live<string>;
  /** The shell's state, since the page was opened. */
  readonly values: Live<readonly History[]>;
  /** The states of the remotes, since the page was opened. */
  readonly remotes: Live<readonly History[]>;
  /** The latest first. */
  readonly calls: Live<readonly InspectedCall[]>;
  /** The deals that the page has loaded, by a name such as `hotels:1`. */
  deals(): readonly { readonly name: string; readonly rates: DealRates }[];
  /** Keeps the save-price popup from opening. @returns ends it */
  suppressPopup(): () => void;
  /** The session as the text of a file that `--adapters recorded:<file>` replays, and `livery test-from` reads. */
  recording(decisions: readonly MadeDecision[]): string;
}

/** What a value was, and since when. */
export interface History {
  readonly name: string;
  /** The latest first; values are plain JSON. */
  readonly entries: readonly { readonly at: Temporal.Instant; readonly value: unknown }[];
  /** How many older ones were dropped. */
  readonly dropped: number;
}

/** A request of the API or of the resort service, each try by itself, or a response that came with the page. */
export interface InspectedCall {
  readonly at: Temporal.Instant;
  readonly method: string;
  /** With its query. */
  readonly address: string;
  /** As they were sent; none of what came with the page. */
  readonly headers: Readonly<Record<string, string>>;
  /** The status; else `pending`, `no response` or `came with the page`. */
  readonly outcome: string;
  /** Until the response was there; `null` while it isn't, and for what came with the page. */
  readonly milliseconds: number | null;
}
