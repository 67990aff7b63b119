import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import type { AxiosAdapter, CreateAxiosDefaults, InternalAxiosRequestConfig } from 'axios';
import { BehaviorSubject } from 'rxjs';
import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { InspectedCall } from '../../application/why/inspector.ts';
import type { QueryParameters } from '../http/http-client.ts';
import { AXIOS_IN_BROWSERS } from '../http/load-axios.ts';
import { redact } from '../recorded/redact.ts';

/** The most calls that are kept. */
const MAX_CALLS = 200;

interface InspectedAxiosDependencies {
  readonly clock: Pick<Clock, 'now'>;
  /** The responses embedded in the page. */
  readonly embedded: readonly Pick<EmbeddedResponse, 'path' | 'query'>[];
}

/** axios as for browsers, which records its requests, without tokens. */
export function inspectedAxios({ clock, embedded }: InspectedAxiosDependencies): {
  readonly defaults: CreateAxiosDefaults;
  readonly calls: Live<readonly InspectedCall[]>;
} {
  const calls = new BehaviorSubject<readonly InspectedCall[]>(
    embedded.map(({ path, query }) => ({
      at: clock.now(),
      method: 'GET',
      address: callAddress(path, query),
      headers: {},
      outcome: 'came with the page',
      milliseconds: null,
    })),
  );

  const adapter: AxiosAdapter = async (config) => {
    const { default: axios } = await import('axios');
    const inspectedRequest = inspectedCall(config, clock.now());
    calls.next([inspectedRequest, ...calls.value].slice(0, MAX_CALLS));
    const beginTime = performance.now();
    const end = (outcome: string) => {
      const endedCall = { ...inspectedRequest, outcome, milliseconds: Math.round(performance.now() - beginTime) };
      calls.next(calls.value.map((call) => (call === inspectedRequest ? endedCall : call)));
    };
    try {
      const response = await axios.getAdapter('fetch')(config);
      end(String(response.status));
      return response;
    } catch (problem) {
      end(axios.isCancel(problem) ? 'cancelled' : 'no response');
      throw problem;
    }
  };
  return { defaults: { ...AXIOS_IN_BROWSERS, adapter }, calls: liveFromSubject(calls) };
}

function inspectedCall(
  { method = 'get', url = '', params, headers }: InternalAxiosRequestConfig,
  at: Temporal.Instant,
) {
  const sentHeaders = Object.fromEntries(
    Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
  );
  return {
    at,
    method: method.toUpperCase(),
    address: callAddress(url, params ?? {}),
    headers: redact(sentHeaders) as Readonly<Record<string, string>>,
    outcome: 'pending',
    milliseconds: null,
  };
}

function callAddress(path: string, query: QueryParameters): string {
  const queryParts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const address = queryParts.length === 0 ? path : `${path}?${new URLSearchParams(queryParts)}`;
  return String(redact(address));
}
