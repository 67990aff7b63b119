/**
 * What an agency says about itself.
 *
 * @see specification §3, about
 */
export interface About {
  readonly enabled: boolean;
  /** The language of title and content, where the platform tells it for this page; untrusted. */
  readonly language?: string;
  readonly title: string;
  /** An address as the agency wrote it. */
  readonly image: string;
  /** Rich text (HTML), untrusted. */
  readonly content: string;
}
