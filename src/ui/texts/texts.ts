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
  readonly language: LanguageCode;
  readonly t: Translate;
}
