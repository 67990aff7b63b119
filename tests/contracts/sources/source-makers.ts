import { ok } from '../../../src/domain/shared/result.ts';
import { embeddedResponses } from '../../../src/infrastructure/http/embedded-responses.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { createContainer } from '../../../src/infrastructure/wiring/create-container.ts';
import { TRANSPORT } from '../../../src/infrastructure/wiring/tokens.ts';
import { anEdgeSet } from '../../support/edge/an-edge-set.ts';
import { anHttpClient } from '../../support/http/an-http-client.ts';
import { recordedOver } from '../../support/http/recorded-over.ts';
import { json, startServer, type TestServer } from '../../support/http/test-server.ts';
import type { MakeSource } from './call-source.ts';

/** A source over HTTP, with a server of its own. */
export function overHttp<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const server: TestServer = await startServer(json(wireResponse));
    return { source: open(anHttpClient(server.url)), close: server.close };
  };
}

/** A source whose calls are recorded, and replayed from the recording. */
export function replayed<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const respond = async () => ok(wireResponse);
    return { source: open(recordedOver({ get: respond, post: respond, put: respond })), close: async () => undefined };
  };
}

/** A source over the client of one request at the edge. */
export function atTheEdge<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const server = await startServer(json(wireResponse));
    const http = createContainer(anEdgeSet(server.url).adapters).get(TRANSPORT.api);
    return { source: open(http), close: server.close };
  };
}

/** A source in a browser, whose responses to GETs the edge embedded in the page. */
export function embedded<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const server = await startServer(json(wireResponse));
    const set = anEdgeSet(server.url);
    const http = createContainer(set.adapters).get(TRANSPORT.api);
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
      close: server.close,
    };
  };
}
