import type { Agency } from '@livery/contract/agency/agency';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import { ok, type Result } from '@livery/contract/shared/result';
import type { ValueState } from '@livery/contract/shared/value-state';
import { type AboutState, aboutState } from '../../domain/content/about-state.ts';
import { type FaqState, faqState } from '../../domain/content/faq-state.ts';
import type { AgencyState, HostAgency } from '../agency/host-agency.ts';
import { derive } from '../shared/derive.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Refetch } from '../shared/refetch.ts';
import type { ContentCleaner } from './content-cleaner.port.ts';
import type { ContentSource } from './content-source.port.ts';
import type { RichContent } from './rich-content.ts';

interface ContentDependencies {
  readonly agency: HostAgency;
  readonly content: ContentSource;
  readonly cleaner: ContentCleaner;
  readonly refetch: Refetch;
}

/**
 * The agency's About and FAQ pages (rules §2 and §5); a page that the agency has disabled makes no call.
 * @rule 2.1, 3.4
 */
export function createContent({ agency, content, cleaner, refetch }: ContentDependencies): Content {
  const cleanedContents = new Map<string, RichContent>();
  const about = queryValue((signal) => content.about(signal), refetch);
  const faq = queryValue((signal) => content.faq(signal), refetch);
  return {
    about: pageState(about.state, agency.state, (knownAgency) => knownAgency.about.enabled === true, aboutState),
    faq: pageState(faq.state, agency.state, (knownAgency) => knownAgency.faq.enabled === true, faqState),
    loadAbout: about.load,
    loadFaq: faq.load,
    cleaned: (html) => cleanedContents.get(html),
    async clean(html) {
      const knownContent = cleanedContents.get(html);
      if (knownContent !== undefined) return ok(knownContent);
      const result = await cleaner.clean(html);
      if (result.ok) cleanedContents.set(html, result.value);
      return result;
    },
  };
}

/** The state of a page: unknown while the agency is loading; no page without an agency. */
function pageState<Value, State extends { readonly kind: string }>(
  content: Live<ValueState<Value>>,
  agency: Live<AgencyState>,
  isOn: (agency: Agency) => boolean,
  rule: (value: Value, switchedOn: boolean) => State,
): Live<ValueState<State | { readonly kind: 'disabled' }>> {
  return derive([content, agency], (valueState, knownAgencyState) => {
    if ('agency' in knownAgencyState && !isOn(knownAgencyState.agency))
      return { kind: 'ready', value: { kind: 'disabled' } } as const;
    if (valueState.kind !== 'ready') return valueState;
    if (knownAgencyState.kind === 'loading') return { kind: 'loading' };
    return { kind: 'ready', value: rule(valueState.value, 'agency' in knownAgencyState) };
  });
}

/** The agency's content pages: About and FAQ. */
export interface Content {
  readonly about: Live<ValueState<AboutState>>;
  readonly faq: Live<ValueState<FaqState>>;
  loadAbout(): void;
  loadFaq(): void;
  /** The cleaned text, if it was cleaned before in this session; else `undefined`. */
  cleaned(html: string): RichContent | undefined;
  /** Makes an agency's rich text safe to show (rules 10.1). */
  clean(html: string): Promise<Result<RichContent, CallFailure>>;
}
