import { useTranslation } from 'react-i18next';
import type { DealListState } from '../../application/deals/deals.ts';
import { messageOf } from '../../domain/notices/message-of.ts';
import { assertNever } from '../../domain/shared/assert-never.ts';
import { messageText } from '../notices/use-message-text.ts';

/** Where the search for deals stands, for those who can't see it. */
export function useDealsProgress(state: DealListState<unknown>): string {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'loading':
      return t('deals.loading');
    case 'list':
      return t('deals.found', { count: state.deals.length });
    case 'empty':
      return t('deals.none');
    case 'failed':
      return `${t('deals.failed')}. ${messageText(messageOf(state.failure, 'call'), t)}`;
    default:
      return assertNever(state);
  }
}
