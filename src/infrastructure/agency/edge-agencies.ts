import { err } from '@livery/contract/shared/result';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { cachedAgency } from '../http/cached-client.ts';
import { type VisitorClientOptions, visitorClient } from '../http/visitor-client.ts';
import { parseAgencyResponse } from './agency-wire.ts';
import { httpAgencySource } from './http-agency-source.ts';

interface EdgeAgenciesDependencies<Host> extends Pick<VisitorClientOptions, 'axios' | 'sessionId'> {
  /** The API's address for a host; `undefined` if it may not be called. */
  readonly api: (host: Host) => VisitorClientOptions['api'] | undefined;
  /** Observes the calls of the request that is being handled. */
  readonly observed: () => Pick<VisitorClientOptions, 'requestId' | 'onCallEnd' | 'callLimit'>;
}

type AgencyQuestion = Omit<ReturnType<VisitorClientOptions['context']>, 'timeZone'>;
type AgencyCache = VisitorClientOptions['cache'];

/** The agencies of sites, from the platform; if a request's shell asks the same question, only one call is made. */
export function edgeAgencies<Host extends { readonly tenant: Tenant }>({
  api,
  axios,
  sessionId,
  observed,
}: EdgeAgenciesDependencies<Host>) {
  return {
    async read(host: Host, question: AgencyQuestion, cache: AgencyCache) {
      const address = api(host);
      if (address === undefined) return err({ kind: 'unreachable' } as const);
      const { tenant } = host;
      const context = () => ({ ...question, timeZone: 'UTC' });
      const client = visitorClient({ tenant, api: address, axios, cache, sessionId, context, ...observed() });
      return httpAgencySource(client).read(new AbortController().signal);
    },
    async cached({ tenant }: Host, { language }: AgencyQuestion, cache: AgencyCache) {
      const response = await cachedAgency(cache, tenant, language);
      return response?.ok ? parseAgencyResponse(response.value) : err({ kind: 'cancelled' } as const);
    },
  };
}
