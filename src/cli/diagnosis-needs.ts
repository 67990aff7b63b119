import type { LanguageCode } from '../domain/market/language.ts';
import type { ReadPolicyBook } from '../infrastructure/agency/policy-book-wire.ts';
import type { HttpVisit, MemoryVisit } from './visit.ts';

/** What is to be examined. */
export interface DiagnosisNeeds {
  /** In whose name calls are made, and where. */
  readonly visit: MemoryVisit | HttpVisit;
  readonly language: LanguageCode;
  /** The deployment's, with what is wrong in them; left out, those of the adapters' own world. */
  readonly policies: ReadPolicyBook | undefined;
  /** Time for each call, in milliseconds. */
  readonly limit: number;
}
