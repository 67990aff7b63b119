import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { isLanguageCode, type LanguageCode } from '@livery/contract/market/language';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import * as v from 'valibot';
import { STORED_KEYS } from '../storage/stored-keys.ts';

/**
 * The edge's response and the facts it was decided by. It contains no token, and only the query parameters that
 * decisions read.
 */
export interface EdgeDecision {
  /**
   * `page`: decided by the rules; `file`: the same for everybody; `other`: calls, generated files such as robots.txt,
   * and all others.
   */
  readonly kind: 'page' | 'file' | 'other';
  /** Host name and port. */
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  /** The path or address of a redirect; empty if it isn't one. */
  readonly target: string;
  /** Codes of interface languages, the preferred one first. */
  readonly languages: readonly string[];
  /** The values of the cookies that affect how a page looks, by name. */
  readonly cookies: Readonly<Record<string, string>>;
  /** As the device stores it, in JSON; empty if there is none. */
  readonly currency: string;
  /** Whether the request carried an access token. */
  readonly signedIn: boolean;
  /** Whether the device remembers a deal link. */
  readonly hasDeepLink: boolean;
}

/** The facts in a decision's cookies and headers, without damaged values. */
export interface RequestFacts {
  readonly language: LanguageCode | undefined;
  readonly hidden: { readonly header: boolean; readonly footer: boolean };
  /** Whether the device remembers a travel agent. */
  readonly isAgent: boolean;
  readonly currency: CurrencyChoice | undefined;
  readonly languages: readonly LanguageCode[];
}

/** Parses them as the shell parses a device's stored values. */
export function requestFacts({ cookies, currency, languages }: EdgeDecision): RequestFacts {
  const { language, hideHeader, hideFooter, edgeCurrency, role } = STORED_KEYS;
  const cookie = ({ name }: { readonly name: string }) => cookies[name] ?? '';
  return {
    language: language.parse(cookie(language)),
    hidden: {
      header: hideHeader.parse(cookie(hideHeader)) === true,
      footer: hideFooter.parse(cookie(hideFooter)) === true,
    },
    isAgent: role.parse(cookie(role)) === 'agent',
    currency: edgeCurrency.parse(currency),
    languages: languages.filter(isLanguageCode),
  };
}

/** The version of the ids' format. */
const ID_VERSION = 1;

/** In characters; longer ids aren't read. */
const MAX_ID_LENGTH = 8000;

const textSchema = v.pipe(v.string(), v.maxLength(2000));
const textsSchema = v.pipe(v.record(textSchema, textSchema));
const wireDecision = v.object({
  v: v.literal(ID_VERSION),
  k: v.picklist(['page', 'file', 'other']),
  h: textSchema,
  p: textSchema,
  s: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
  q: v.optional(textsSchema, {}),
  t: v.optional(textSchema, ''),
  l: v.optional(v.array(textSchema), []),
  c: v.optional(textsSchema, {}),
  m: v.optional(textSchema, ''),
  i: v.optional(v.boolean(), false),
  d: v.optional(v.boolean(), false),
});

/** The decision as one word of `A-Za-z0-9_-`: the same for equal decisions. */
export function decisionId(decision: EdgeDecision): string {
  const { kind, host, path, status, query, target, languages, cookies, currency, signedIn, hasDeepLink } = decision;
  const wire = {
    ...{ v: ID_VERSION, k: kind, h: host, p: path, s: status },
    ...(Object.keys(query).length > 0 && { q: query }),
    ...(target !== '' && { t: target }),
    ...(languages.length > 0 && { l: languages }),
    ...(Object.keys(cookies).length > 0 && { c: cookies }),
    ...(currency !== '' && { m: currency }),
    ...(signedIn && { i: true }),
    ...(hasDeepLink && { d: true }),
  };
  return Buffer.from(JSON.stringify(wire)).toString('base64url');
}

/** Reads an id; the error is one sentence if it isn't valid, is cut off, or has another version. */
export function parseDecisionId(id: string): Result<EdgeDecision, string> {
  if (id.length > MAX_ID_LENGTH || !/^[\w-]+$/.test(id))
    return err('It is no id of a decision: it has other characters, or is too long.');
  const json = parseJson(Buffer.from(id, 'base64url').toString('utf8'));
  if (json === undefined) return err('It is no id of a decision, or a part of it is missing.');
  if (isRecord(json) && json['v'] !== ID_VERSION)
    return err(
      `It has the form of version ${String(json['v']).slice(0, 20)}; this program reads version ${ID_VERSION}.`,
    );
  const parseResult = v.safeParse(wireDecision, json);
  if (!parseResult.success) return err('It is no id of a decision: something in it is missing or of the wrong type.');
  const { k, h, p, s, q, t, l, c, m, i, d } = parseResult.output;
  return ok({
    ...{ kind: k, host: h, path: p, status: s, query: q, target: t },
    ...{ languages: l, cookies: c, currency: m, signedIn: i, hasDeepLink: d },
  });
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
