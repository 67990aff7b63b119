import type { ContentSource } from '../../application/content/content-source.port.ts';
import { parseFaq } from '../content/faq-wire.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseAbout } from './about-wire.ts';
import { parseContentAnswer } from './content-answer-wire.ts';

/** Asks the platform what the agency tells about itself. */
export function httpContentSource(http: HttpClient): ContentSource {
  const reader =
    <T>(path: string, parse: (content: unknown) => T) =>
    (signal: AbortSignal) =>
      parsed(http.get(path, {}, signal), (body) => parseContentAnswer(body, parse));
  return { about: reader('/api/agency/about-us', parseAbout), faq: reader('/api/agency/faqs', parseFaq) };
}
