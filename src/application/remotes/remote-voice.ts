import type { LanguageCode } from '../../domain/market/language.ts';
import type { Live } from '../shared/live.ts';

/** The sentences of one language: nested texts with `{{gaps}}` and plural forms (`found_one`, `found_other`). */
export interface VoiceSentences {
  readonly [key: string]: string | VoiceSentences;
}

/** A file of sentences per language; English stands in for one that is missing. */
export type VoiceFiles = { readonly en: VoiceSentences } & Readonly<
  Partial<Record<LanguageCode, VoiceSentences | (() => Promise<VoiceSentences>)>>
>;

export interface Voice {
  /** Says a sentence; `count` chooses its plural form. What nobody wrote is its own key. */
  readonly say: Live<(key: string, values?: Readonly<Record<string, string | number>>) => string>;
  /** Ends it, when the remote is taken away. */
  end(): void;
}
