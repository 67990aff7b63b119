/** A story of the agency's blog in a list. Texts and addresses come from the agency, untrusted. */
export interface Story {
  readonly slug: string;
  /** The language of its texts, if the platform names it. */
  readonly language: string;
  readonly title: string;
  readonly summary: string;
  /** One of the topics that the remote has a name for, or the empty text. */
  readonly topic: Topic | '';
  readonly image: string;
  readonly author: string;
  readonly portrait: string;
  /** `2026-11-06`, or the empty text. */
  readonly publishedOn: string;
  /** Minutes to read it, at least one. */
  readonly minutes: number;
}

export interface StoryDetails extends Story {
  /** HTML. */
  readonly content: string;
}

export const TOPICS = ['nature', 'city', 'food', 'journeys', 'guides', 'tips'] as const;

export type Topic = (typeof TOPICS)[number];
