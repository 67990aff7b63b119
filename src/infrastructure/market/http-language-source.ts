import type { LanguageSource } from '../../application/market/language-source.port.ts';
import { type HttpClient, parsed, parseNothing } from '../http/http-client.ts';
import { parseLanguages } from './languages-wire.ts';

/** Asks the platform for the agency's languages, and saves a person's own there. */
export function httpLanguageSource(http: HttpClient): LanguageSource {
  return {
    enabled: (signal) => parsed(http.get('/api/agency/languages', {}, signal), parseLanguages),
    remember: (language, signal) => parsed(http.get(`/api/user/changeLanguage/${language}`, {}, signal), parseNothing),
  };
}
