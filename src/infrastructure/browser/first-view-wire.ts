import * as v from 'valibot';
import type { FirstView } from '../../application/navigation/first-view.ts';
import { isLanguageCode, type LanguageCode } from '../../domain/market/language.ts';

/** The id of the element that holds it. */
const ELEMENT = 'livery-first-view';

const firstView = v.object({
  now: v.pipe(v.string(), v.isoTimestamp()),
  timeZone: v.string(),
  shows: v.object({
    language: v.custom<LanguageCode>(isLanguageCode),
    currency: v.string(),
    country: v.string(),
    signedIn: v.boolean(),
  }),
  settled: v.boolean(),
  components: v.array(v.string()),
  responses: v.array(
    v.object({
      path: v.string(),
      query: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      result: v.custom<FirstView['responses'][number]['result']>(
        (value) => typeof value === 'object' && value !== null,
      ),
    }),
  ),
});

/** What the edge rendered the page from; `undefined` for a page that the browser renders itself. */
export function readFirstView(document: Pick<Document, 'getElementById'>): FirstView | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), firstView), text);
  return parsed.success ? parsed.output : undefined;
}
