import { ok } from '@livery/contract/shared/result';
import { embeddedResponses } from '../../../src/infrastructure/http/embedded-responses.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { uuidSource } from '../../../src/infrastructure/platform/uuid-source.ts';
import { createContainer } from '../../../src/infrastructure/wiring/create-container.ts';
import { TRANSPORT_CLIENTS } from '../../../src/infrastructure/wiring/tokens.ts';
import { anEdgeSet } from '../../support/edge/an-edge-set.ts';
import { anHttpClient } from '../../support/http/an-http-client.ts';
import { PLATFORM_API, sentRequest } from '../../support/http/platform-api.ts';
import { recordedOver } from '../../support/http/recorded-over.ts';
import { jsonListener, startServer, type TestServer } from '../../support/http/test-server.ts';
import type { MakeSource } from './call-source.ts';

/** A source over HTTP, with its own server; its requests must match docs/platform-api.yaml, but for `unlisted`. */
export function overHttp<Source>(
  open: (http: HttpClient) => Source,
  service: 'api' | 'resort' = 'api',
  unlisted: { except?: RegExp } = {},
): MakeSource<Source> {
  const client = service === 'resort' ? { correlation: uuidSource() } : {};
  return async (wireResponse) => {
    const server = await startServer(jsonListener(wireResponse));
    return {
      source: open(anHttpClient(server.url, undefined, undefined, client)),
      close: closeAndCheckPaths(server, unlisted),
    };
  };
}

/** Closes the server, and fails if a request didn't match docs/platform-api.yaml. */
function closeAndCheckPaths(server: TestServer, { except }: { except?: RegExp } = {}): () => Promise<void> {
  return async () => {
    await server.close();
    const sentRequests = server.requests.map((request, turn) => sentRequest(request, server.bodies[turn]));
    const requests = sentRequests.filter(({ url }) => except?.test(url) !== true);
    const problems = requests.flatMap(PLATFORM_API.problemsOfRequest);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

/** Calls that the edge never makes, having no token and no resort service; their sources are tested there anyway. */
const NOT_AT_THE_EDGE = { except: /^\/(?:api\/user\/|search\?|properties\/|itineraries\?)/ };

/** A source whose calls are recorded, and replayed from the recording. */
export function makeReplayed<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const respond = async () => ok(wireResponse);
    return {
      source: open(recordedOver({ get: respond, post: respond, put: respond, send: respond })),
      close: async () => undefined,
    };
  };
}

/** A source over the client of one request at the edge; its requests must match docs/platform-api.yaml. */
export function atTheEdge<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const server = await startServer(jsonListener(wireResponse));
    const http = createContainer(anEdgeSet(server.url).adapters).get(TRANSPORT_CLIENTS.api);
    return { source: open(http), close: closeAndCheckPaths(server, NOT_AT_THE_EDGE) };
  };
}

/** A source in a browser, whose responses to GETs the edge embedded in the page. */
export function makeEmbedded<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const server = await startServer(jsonListener(wireResponse));
    const set = anEdgeSet(server.url);
    const http = createContainer(set.adapters).get(TRANSPORT_CLIENTS.api);
    return {
      source: open({
        ...http,
        async get(path, query, signal) {
          await http.get(path, query, signal);
          await server.close();
          return embeddedResponses(JSON.parse(JSON.stringify(set.responses())))
            .before(http)
            .get(path, query, signal);
        },
      }),
      close: closeAndCheckPaths(server, NOT_AT_THE_EDGE),
    };
  };
}
