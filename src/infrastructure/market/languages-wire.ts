import * as v from 'valibot';
import { isLanguageCode, type LanguageCode } from '../../domain/market/language.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { parseListAnswer } from '../wire/parse-list-answer.ts';
import { record, text } from '../wire/tolerant.ts';

const wireLanguage = record({ value: text, code: text });

/**
 * Reads `GET /api/agency/languages`, `{ languages: [{ name, code, value }] }`, or
 * bare codes. Each language that the interface speaks comes once, by whichever
 * of value and code names it, in any letter case.
 */
export function parseLanguages(answer: unknown): Result<readonly LanguageCode[], CallFailure> {
  const languages = parseListAnswer(answer, { fields: ['languages', 'data'], entry: parseLanguage, name: 'language' });
  return languages.ok ? ok([...new Set(languages.value)]) : languages;
}

function parseLanguage(value: unknown): LanguageCode | undefined {
  const { value: first, code } = typeof value === 'string' ? { value, code: '' } : v.parse(wireLanguage, value);
  return [first, code].map((text) => text.trim().toLowerCase()).find(isLanguageCode);
}
