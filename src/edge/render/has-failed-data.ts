import type { CallFailure } from '@livery/contract/notices/call-failure';
import { isGone } from '@livery/contract/notices/is-gone';
import type { Shell } from '../../application/shell.ts';
import { showsDeals } from '../../domain/deals/deal-tab.ts';

/**
 * Whether any data of the page has failed to load, for example because of a malformed response, so that the next
 * visitor may get it. A permanent failure doesn't count, nor does data that no page loads.
 */
export function hasFailedData({ content, deals }: Pick<Shell, 'content' | 'deals'>): boolean {
  const states: readonly FetchState[] = [
    content.about.now(),
    content.faq.now(),
    ...deals.tabs
      .now()
      .filter(showsDeals)
      .map((tab) => deals[tab].state.now()),
  ];
  return states.some((state) => 'failure' in state && !isGone(state.failure));
}

type FetchState = { readonly kind: string } | { readonly kind: 'failed'; readonly failure: CallFailure };
