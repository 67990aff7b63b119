import type { CallFailure } from '@livery/contract/notices/call-failure';
import { isGone } from '@livery/contract/notices/is-gone';
import type { Shell } from '../../application/shell.ts';
import { showsDeals } from '../../domain/deals/deal-tab.ts';

/**
 * Whether something that the page loaded has failed, such as by a malformed response: the next visitor may get it. What
 * is gone for good has not failed, and what no page loads never does.
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
