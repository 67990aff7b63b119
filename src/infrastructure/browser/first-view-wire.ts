import { isLanguageCode, type LanguageCode } from '@livery/contract/market/language';
import type { PlainData } from '@livery/contract/remotes/plain-data';
import { isRecord } from '@livery/contract/wire/is-record';
import * as v from 'valibot';
import type { EmbeddedResponse, FirstView } from '../../application/navigation/first-view.ts';

/** The id of the element that holds it. */
const FIRST_VIEW_ID = 'livery-first-view';

const failureSchema = v.variant('kind', [
  v.object({ kind: v.literal('unreachable') }),
  v.object({ kind: v.literal('timed-out') }),
  v.object({ kind: v.literal('refused'), status: v.number(), message: v.string() }),
  v.object({ kind: v.literal('malformed'), problem: v.string() }),
]);

const firstView = v.object({
  now: v.pipe(v.string(), v.check(isInstant)),
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
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
      query: v.custom<EmbeddedResponse['query']>(isQuery),
      result: v.variant('ok', [
        v.object({ ok: v.literal(true), value: v.unknown() }),
        v.object({ ok: v.literal(false), error: failureSchema }),
      ]),
    }),
  ),
  remote: v.exactOptional(v.object({ path: v.string(), title: v.string(), data: v.custom<PlainData>(() => true) })),
});

/** The data that the edge rendered the page from; `undefined` for a page that the browser renders. @rule 4.24 */
export function parseFirstView(document: Pick<Document, 'getElementById'>): FirstView | undefined {
  const text = document.getElementById(FIRST_VIEW_ID)?.textContent;
  if (!text) return undefined;
  const parseResult = v.safeParse(v.pipe(v.string(), v.parseJson(), firstView), text);
  return parseResult.success ? parseResult.output : undefined;
}

function isQuery(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one));
}

function isInstant(text: string): boolean {
  return isAccepted(() => Temporal.Instant.from(text));
}

function isTimeZone(text: string): boolean {
  return isAccepted(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text));
}

function isAccepted(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
