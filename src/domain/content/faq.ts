/**
 * What an agency answers before it is asked.
 *
 * @see specification §3, agency FAQ
 */
export interface Faq {
  readonly enabled: boolean;
  /** The language of all texts, where the platform tells it for this page; untrusted. */
  readonly language?: string;
  readonly headerMessage: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqQuestion {
  readonly question: string;
  /** Rich text (HTML), untrusted. */
  readonly answer: string;
}
