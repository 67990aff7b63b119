import { aboutState } from '../../domain/content/about-state.ts';
import { faqState } from '../../domain/content/faq-state.ts';
import { ok } from '../../domain/shared/result.ts';
import { askedValue } from '../shared/asked-value.ts';
import type { Retelling } from '../shared/open-retelling.ts';
import type { Content } from './content.ts';
import type { ContentCleaner } from './content-cleaner.port.ts';
import type { ContentSource } from './content-source.port.ts';

interface Needs {
  readonly content: ContentSource;
  readonly cleaner: ContentCleaner;
  readonly retelling: Retelling;
}

/** The agency's About and FAQ pages (specification §2 and §5). */
export function openContent({ content, cleaner, retelling }: Needs): Content {
  const about = askedValue(async (signal) => {
    const answer = await content.about(signal);
    return answer.ok ? ok(aboutState(answer.value)) : answer;
  }, retelling.wished);
  const faq = askedValue(async (signal) => {
    const answer = await content.faq(signal);
    return answer.ok ? ok(faqState(answer.value)) : answer;
  }, retelling.wished);
  return {
    about: about.state,
    faq: faq.state,
    loadAbout: about.load,
    loadFaq: faq.load,
    clean: (html) => cleaner.clean(html),
  };
}
