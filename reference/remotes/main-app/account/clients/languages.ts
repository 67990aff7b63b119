import type { LanguageCode } from '@livery/remote';

/** What a client can be written to in: the languages of the site. */
export const LANGUAGES = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const satisfies LanguageCode[];
