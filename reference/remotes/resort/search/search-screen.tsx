import { SearchPage } from '@livery/kit/search/search-page';
import { SearchPanel } from '@livery/remote';
import { BadgeCheck, Clock, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HoldNotice } from '../checkout/hold-notice.tsx';

const BOOKING_REASONS = [
  ['hold', Clock],
  ['price', BadgeCheck],
  ['help', Headset],
] as const;

/** The first page of booking a resort. */
export function SearchScreen() {
  const { t } = useTranslation('resort');
  return (
    <SearchPage
      title={t('search.title')}
      lead={t('search.lead')}
      promises={BOOKING_REASONS.map(([promise, icon]) => ({
        icon,
        title: t(`promises.${promise}.title`),
        text: t(`promises.${promise}.text`),
      }))}
    >
      <HoldNotice />
      <SearchPanel service="resorts" />
    </SearchPage>
  );
}
