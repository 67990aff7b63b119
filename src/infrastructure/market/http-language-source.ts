import type { LanguageSource } from '../../application/market/language-source.port.ts';
import { ok } from '../../domain/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseLanguages } from './languages-wire.ts';

/** Asks the platform for the agency's languages, and saves a person's own there. */
export function httpLanguageSource(http: HttpClient): LanguageSource {
  return {
    async enabled(signal) {
      const answer = await http.get('/api/agency/languages', {}, signal);
      return answer.ok ? parseLanguages(answer.value) : answer;
    },
    async remember(language, signal) {
      const answer = await http.get(`/api/user/changeLanguage/${language}`, {}, signal);
      return answer.ok ? ok(undefined) : answer;
    },
  };
}
