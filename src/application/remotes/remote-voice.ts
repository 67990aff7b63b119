import type { LanguageCode } from '../../domain/market/language.ts';
import type { Live } from '../shared/live.ts';
import type { Messages, Translate } from './remote-i18n.ts';

/** The messages of one language. */
export type VoiceSentences = Messages;

/** A file of messages per language; English stands in for one that is missing. */
export type VoiceFiles = { readonly en: Messages } & Readonly<
  Partial<Record<LanguageCode, Messages | (() => Promise<Messages>)>>
>;

/** Translations for a remote that doesn't use i18next itself. */
export interface Voice {
  readonly say: Live<Translate>;
  /** Ends it, when the remote is taken away. */
  end(): void;
}
