/**
 * Examines the API of one agency's host: which calls respond, how fast, what is wrong with their data, and which
 * settings are unsafe.
 *
 * Every call is sent at most once; calls that would change anything are not sent. Texts are untrusted. Never rejects.
 * Checked by reference/tests/cli/commands/doctor.test.ts.
 *
 * @see rules §7
 */
export interface Diagnosis {
  examine(): Promise<Examination>;
}

export interface Examination {
  readonly site: ExaminedSite;
  /** Every row of rules §7, in its order, and the profile. */
  readonly calls: readonly ExaminedCall[];
  readonly risks: readonly Risk[];
}

export interface ExaminedSite {
  readonly host: string;
  /** `null` if no agency sells there, or if it isn't known. */
  readonly agency: { readonly name: string; readonly subdomain: string } | null;
  /** The policies that apply there; a later one overrides (rules 6.8). */
  readonly rules: readonly MatchedRule[];
}

export interface MatchedRule {
  readonly by: 'everybody' | 'subdomain' | 'hostname';
  /** The entry's name in the policies file. */
  readonly entry: string;
  /** The settings that it sets, such as `partner`. */
  readonly settings: readonly string[];
}

export interface ExaminedCall {
  /** Method and path, such as `GET /api/agency`. */
  readonly call: string;
  readonly outcome: CallOutcome;
  /** Until the end of the response, or until the call was aborted; `null` if it wasn't sent. */
  readonly milliseconds: number | null;
  readonly problems: readonly DataProblem[];
}

export type CallOutcome =
  | { readonly kind: 'good'; readonly status: number }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  /** To another address; the redirect is not followed. */
  | { readonly kind: 'redirected'; readonly status: number; readonly location: string }
  | { readonly kind: 'timed-out' }
  /** The connection broke before the end of the response. */
  | { readonly kind: 'cut-off'; readonly status: number }
  /** The response wasn't read to its end. */
  | { readonly kind: 'too-large'; readonly status: number; readonly megabytes: number }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'not-json'; readonly status: number; readonly contentType: string }
  | { readonly kind: 'empty'; readonly status: number }
  /** JSON of an unexpected form. */
  | { readonly kind: 'unusable'; readonly status: number; readonly problem: string }
  | { readonly kind: 'skipped'; readonly reason: string };

/** What is wrong with a field of a response, in plain words that follow its name: "is missing". */
export interface DataProblem {
  /** Its path, such as `response[].rates.totalRate`; empty for the response itself. */
  readonly field: string;
  readonly problem: string;
  /** The first value that was there instead, shortened; empty if there was none. */
  readonly received: string;
  /** How often it occurs in the response. */
  readonly times: number;
}

/** A setting of the site that is unsafe, or won't work. */
export interface Risk {
  /** The setting to change, such as `returnUrl`. */
  readonly setting: string;
  readonly problem: string;
  /** What to do about it. */
  readonly advice: string;
}
