import type { ContentSource } from '../../application/content/content-source.port.ts';
import { parseFaq } from '../content/faq-wire.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseAbout } from './about-wire.ts';
import { parseContentAnswer } from './content-answer-wire.ts';

/** Asks the platform what the agency tells about itself. */
export function httpContentSource(http: HttpClient): ContentSource {
  return {
    async about(signal) {
      const answer = await http.get('/api/agency/about-us', {}, signal);
      return answer.ok ? parseContentAnswer(answer.value, parseAbout) : answer;
    },
    async faq(signal) {
      const answer = await http.get('/api/agency/faqs', {}, signal);
      return answer.ok ? parseContentAnswer(answer.value, parseFaq) : answer;
    },
  };
}
