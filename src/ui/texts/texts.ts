import type { LanguageCode } from '../../domain/market/language.ts';
import type { Translate } from './translator.ts';

/** The texts of the interface, in one language at a time. */
export interface Texts {
  /** The same object until another language is spoken. */
  now(): Speech;
  /** @returns stops listening */
  subscribe(onChange: () => void): () => void;
  /** Speaks another language once its sentences are there: its own, or else English ones. Never rejects. */
  speak(language: LanguageCode): Promise<void>;
}

export interface Speech {
  /** What the sentences are in; everything that stands beside them is written in it, too. */
  readonly language: LanguageCode;
  /** What was wished for: another language where its sentences can't be had. */
  readonly chosen: LanguageCode;
  readonly t: Translate;
}
