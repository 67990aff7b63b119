import type { Live } from '@livery/contract/shared/live';
import type { Result } from '@livery/contract/shared/result';
import type { Observable } from 'rxjs';
import type { DealRates } from '../../domain/deals/price-rows.ts';
import type { MadeDecision } from '../../domain/why/made-decision.ts';
import type { ReadVisit, VisitQuestion } from './read-visit.ts';

/** The why panel's view of a running shell; only `suppressPopup` changes anything in it. It contains no token. */
export interface Inspector {
  /** All current facts; one sentence as the error if there is no agency, because nothing is decided without one. */
  read(question?: VisitQuestion): Promise<Result<ReadVisit, string>>;
  /** The next `read` asks the platform again for everything besides agency and profile. */
  forget(): void;
  /** Host name and port of the page. */
  readonly host: string;
  /** Emits when the page or the state has changed; changes in quick succession count as one. */
  readonly changes: Observable<unknown>;
  /** The path and the query of the current page. */
  readonly page: Live<string>;
  /** The shell's states since the page was opened. */
  readonly values: Live<readonly History[]>;
  /** The states of the remotes since the page was opened. */
  readonly remotes: Live<readonly History[]>;
  /** The latest first. */
  readonly calls: Live<readonly InspectedCall[]>;
  /** The deals that the page has loaded, by a name such as `hotels:1`. */
  deals(): readonly { readonly name: string; readonly rates: DealRates }[];
  /** Keeps the save-price popup from opening. @returns a function that ends this */
  suppressPopup(): () => void;
  /** The session as a file's text: `--adapters recorded:<file>` replays it, and `livery test-from` reads it. */
  recording(decisions: readonly MadeDecision[]): string;
}

/** The values that a live value has had, and since when. */
export interface History {
  readonly name: string;
  /** The latest first; values are plain JSON. */
  readonly entries: readonly { readonly at: Temporal.Instant; readonly value: unknown }[];
  /** How many older ones were dropped. */
  readonly dropped: number;
}

/** A request to the API or the resort service, each attempt separately, or a response that was embedded in the page. */
export interface InspectedCall {
  readonly at: Temporal.Instant;
  readonly method: string;
  /** With the query. */
  readonly address: string;
  /** The headers as sent; empty for embedded responses. */
  readonly headers: Readonly<Record<string, string>>;
  /** The status, or `pending`, `no response` or `came with the page`. */
  readonly outcome: string;
  /** Until the response arrived; `null` before that, and for embedded responses. */
  readonly milliseconds: number | null;
}
