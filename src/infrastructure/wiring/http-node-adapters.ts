import axios from 'axios';
import type { Adapters } from '../../application/adapters.ts';
import { AXIOS_DEFAULTS } from '../http/axios-defaults.ts';
import { fileRecordSink } from '../node/file-record-sink.ts';
import { localhostLookup } from '../node/localhost-lookup.ts';
import { openRecorder } from '../recorded/open-recorder.ts';
import type { CommandLineNeeds } from './command-line-needs.ts';
import { httpSources } from './http-sources.ts';
import { keptVisit } from './kept-visit.ts';
import { visit } from './visit.ts';

interface HttpNeeds extends CommandLineNeeds {
  /** The address before `/api`. */
  readonly api: string;
  /** That of the resort service; left out, the API's. */
  readonly resort?: string | undefined;
  /** Where cookies and storage outlive the command; left out, they don't. */
  readonly stateFolder?: string | undefined;
  /** Whether the visit changes what is kept there, as it does unless told otherwise, or only looks who is signed in. */
  readonly keepsSignIn?: boolean | undefined;
  /** The file that the visit is recorded in, in place of what it holds; left out, it isn't. */
  readonly record?: string | undefined;
}

/** The adapters of the command line: the real API over HTTP, asked with the `Origin` of the agency's host. */
export function httpNodeAdapters(of: HttpNeeds): Adapters {
  const { api, resort = api, stateFolder, keepsSignIn = true, record, ...needs } = of;
  const [apiUrl, resortUrl] = [withoutSlash(api), withoutSlash(resort)];
  const kept = stateFolder === undefined ? {} : keptVisit({ ...needs, stateFolder, apiUrl, changes: keepsSignIn });
  const shared = visit(needs, { apiUrl, resortUrl }, kept);
  const recorder = record === undefined ? undefined : openRecorder({ sink: fileRecordSink(record), device: shared });
  return {
    ...shared,
    ...httpSources({
      axios: axios.create({
        ...AXIOS_DEFAULTS,
        headers: { Origin: `http://${needs.host}` },
        lookup: localhostLookup,
        proxy: false,
      }),
      configuration: shared.configuration.current(),
      page: shared.page.address().href,
      clock: shared.clock,
      ids: shared.ids,
      listen: recorder?.listen,
    }),
    ids: recorder?.ids(shared.ids) ?? shared.ids,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
