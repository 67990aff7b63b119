import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import { markOf } from '../edge/cache/a-marking-api.ts';

/** The sender of a request for a page. */
interface Requester {
  readonly tenant: Tenant;
  readonly isPerson: boolean;
  readonly language: string;
  readonly currency: string;
  readonly path: string;
}

const HOSTS = /agency-\d+(?=[.-]example)/g;
const MARKS = /Mark-agency-\d+-example-[\w-]*?-/g;

const FALLBACK_CURRENCY = 'USD';

const hasFailed = ({ result }: { result: { ok: boolean } }): boolean => !result.ok;

/** Reads responses of sites like `agency-7.example`, and records each that contains anything of another requester. */
export function ownershipCheck(token: string) {
  const wrongTexts: string[] = [];
  let [total, rendered, withData] = [0, 0, 0];
  /** The requester of each ETag. */
  const owners = new Map<string, string>();
  /** The last text of each requester, which isn't read again. */
  const texts = new Map<string, string>();

  function problemOf({ status, headers }: Response, text: string, requester: Requester): string | undefined {
    const { tenant, isPerson, language, currency, path } = requester;
    const host = new URL(tenant).hostname.replace('.example', '');
    const head = [...headers].flat().join('\n');
    if (status !== 200 && status !== 503) return `status ${status}`;
    if (headers.get('x-livery-tenant') !== tenant) return 'X-Livery-Tenant';
    if (headers.has('set-cookie')) return 'Set-Cookie';
    if ((head.match(HOSTS) ?? []).some((found) => found !== host)) return 'a header';
    if (isPerson && headers.get('cache-control') !== 'private, no-store') return 'Cache-Control';
    const whose = JSON.stringify([tenant, isPerson, language, currency, path]);
    const etag = headers.get('etag') ?? '';
    const owner = owners.get(etag) ?? tenant;
    owners.set(etag, owner);
    if (owner !== tenant) return 'ETag';

    const view = /<script type="application\/json" id="livery-first-view">(.*?)<\/script>/s.exec(text)?.[1];
    if (view !== undefined) rendered += 1;
    if (texts.get(whose) === text) return undefined;
    if (!text.includes(`data-tenant="${tenant}"`)) return 'the mark of the body';
    if (text.includes(token)) return 'a token';
    if ((text.match(HOSTS) ?? []).some((found) => found !== host)) return "another agency's host";
    if ((text.match(MARKS) ?? []).some((mark) => mark !== markOf(tenant))) return "another's text";
    if (status === 200 && view !== undefined) {
      const { shows, responses } = JSON.parse(view);
      // If a call failed, prices may be in US dollars; such a page is only for this request.
      const isFallback = headers.get('cache-control')?.startsWith('private') === true && responses.some(hasFailed);
      const isCurrencyRight = shows.currency === currency || (isFallback && shows.currency === FALLBACK_CURRENCY);
      if (shows.language !== language || !isCurrencyRight) return `a first view of ${JSON.stringify(shows)}`;
      if (!text.includes(markOf(tenant))) return 'no text of its own';
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
      if (data !== undefined) withData += 1;
      if (data !== undefined && !data.includes(`${tenant}/#agency`)) return 'JSON-LD';
    }
    texts.set(whose, text);
    return undefined;
  }

  return {
    read(response: Response, text: string, requester: Requester): void {
      total += 1;
      const problem = problemOf(response, text, requester);
      if (problem !== undefined) wrongTexts.push(`${JSON.stringify(requester)}: ${problem}`);
    },
    /**
     * `rendered`: the number of complete pages, as opposed to those that the browser renders; `withData`: the number of
     * texts with JSON-LD.
     */
    result: () => ({ wrong: wrongTexts.slice(0, 10), total, rendered, withData }),
  };
}
