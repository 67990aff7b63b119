import axios from 'axios';
import type { Adapters } from '../../application/adapters.ts';
import { AXIOS_DEFAULTS } from '../http/axios-defaults.ts';
import { localhostLookup } from '../node/localhost-lookup.ts';
import type { CommandLineNeeds } from './command-line-needs.ts';
import { httpSources } from './http-sources.ts';
import { visit } from './visit.ts';

/** The adapters of the command line: the real API over HTTP, asked with the `Origin` of the agency's host. */
export function httpNodeAdapters({ api, ...needs }: CommandLineNeeds & { readonly api: string }): Adapters {
  const shared = visit(needs, api);
  return {
    ...shared,
    ...httpSources({
      axios: axios.create({
        ...AXIOS_DEFAULTS,
        headers: { Origin: `http://${needs.host}` },
        lookup: localhostLookup,
        proxy: false,
      }),
      base: api.replace(/\/$/, ''),
      clock: shared.clock,
    }),
  };
}
