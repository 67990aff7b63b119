import { isLanguageCode, LANGUAGES, languageDirection } from '@livery/contract/market/language';
import * as v from 'valibot';
import { resolveLanguage } from '../../domain/market/resolve-language.ts';
import { agencyField, linePolicies, optionalTextField, policiesField, queryField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

const EXPECTED_TAGS = 'a language tag or a list of them';

/** `enabled` may list the languages that the agency enables; by default, all are enabled. */
export const languageLines = lineRule({
  name: 'language',
  summary: 'Prints which language a site is shown in, and in which direction it is read.',
  example: {
    in: { query: {}, cookie: null, agency: {}, browser: ['nb-NO', 'en'] },
    out: { language: 'no', direction: 'ltr' },
  },
  line: v.object({
    query: queryField,
    cookie: optionalTextField,
    agency: agencyField,
    browser: v.pipe(
      v.nullish(v.union([v.string(), v.array(v.string())], EXPECTED_TAGS), []),
      v.transform((tags) => [tags].flat()),
    ),
    enabled: v.pipe(
      v.nullish(v.array(v.string('a language code'), 'a list of language codes'), [...LANGUAGES]),
      v.transform((codes) => codes.filter(isLanguageCode)),
    ),
    policies: policiesField,
  }),
  process(line, context) {
    const language = resolveLanguage({
      query: line.query.get('lng') ?? undefined,
      cookie: line.cookie,
      partner: linePolicies(line, context).partner,
      browser: line.browser,
      enabled: line.enabled,
    });
    return { language, direction: languageDirection(language) };
  },
});
