import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/format/days.ts';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import type { LoggedSearch } from './logged-search.ts';
import { repeatSearch } from './repeat-search.ts';

/** The way to the results of a search; to its form where its days have passed. */
export function RepeatLink({ search }: { readonly search: LoggedSearch }) {
  const { t } = useTranslation('account');
  const { agency, defaultGuests } = useRemote();
  const { to, possible } = repeatSearch(search, { today: useToday(), agency, defaultGuests });
  return <RouteLink to={to}>{t(possible ? 'searches.repeat' : 'searches.otherDays')}</RouteLink>;
}
