import type { ResortHold } from '@livery/contract/resorts/resort-hold';
import { ButtonLink, Page, usePageTitle } from '@livery/remote';
import { MessageState } from '@livery/ui/message-state';
import { Notice } from '@livery/ui/notice';
import { ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { resortAddress } from './hold.ts';
import { HoldBanner } from './hold-banner.tsx';
import { ResortConfirmation } from './resort-confirmation.tsx';

interface Props {
  readonly hold: ResortHold;
  readonly onTimeIsUp: (hold: ResortHold) => void;
}

/** A hold for which the service returned no stay: its state, and a button to release it while it is held. */
export function HoldWithoutStay({ hold, onTimeIsUp }: Props) {
  const { t } = useTranslation('resort');
  if (hold.status === 'booked') return <ResortConfirmation hold={hold} stay={null} email="" guest="" />;
  if (hold.status !== 'held') return <NoHold hold={hold} />;
  return (
    <Page title={t('held.title')}>
      <HoldBanner hold={hold} back={resortAddress(hold)} onTimeIsUp={onTimeIsUp} />
      <Notice>{t('held.noStay', { reference: hold.reference })}</Notice>
    </Page>
  );
}

const TITLES = {
  none: 'nothing.title',
  held: 'nothing.title',
  booked: 'nothing.title',
  released: 'nothing.released',
  cancelled: 'nothing.cancelled',
  expired: 'expired.title',
} as const;

/** There is no hold, or it ended; with a link back. */
export function NoHold({ hold }: { readonly hold: ResortHold | null }) {
  const { t } = useTranslation('resort');
  const title = t(TITLES[hold?.status ?? 'none']);
  usePageTitle(title);
  return (
    <MessageState
      icon={ClockAlert}
      level={1}
      heading={title}
      actions={
        <ButtonLink variant="primary" to={resortAddress(hold)}>
          {t(hold === null ? 'searchAgain' : 'expired.back')}
        </ButtonLink>
      }
    >
      <p>{t('nothing.hint')}</p>
    </MessageState>
  );
}
