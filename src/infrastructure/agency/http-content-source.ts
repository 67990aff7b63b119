import type { ContentSource } from '../../application/content/content-source.port.ts';
import { parseAbout, parseContentResponse, parseFaq } from '../content/content-wire.ts';
import { type HttpClient, parseBody } from '../http/http-client.ts';

/** Reads the agency's content pages from the platform. @rule 7.7 */
export function httpContentSource(http: HttpClient): ContentSource {
  const reader =
    <T>(path: string, parse: (content: unknown) => T) =>
    (signal: AbortSignal) =>
      parseBody(http.get(path, {}, signal), (body) => parseContentResponse(body, parse));
  return { about: reader('/api/agency/about-us', parseAbout), faq: reader('/api/agency/faqs', parseFaq) };
}
