/**
 * What an agency answers before it is asked.
 *
 * @see specification §3, agency FAQ
 */
export interface Faq {
  readonly enabled: boolean;
  readonly headerMessage: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqQuestion {
  readonly question: string;
  /** Rich text (HTML), untrusted. */
  readonly answer: string;
}
