import { ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/buttons/button-link.tsx';
import { usePageTitle } from '../../kit/layout/page.tsx';
import { MessageState } from '../../kit/states/message-state.tsx';
import type { Hold } from './hold.ts';
import { resortAddress } from './resort-address.ts';

/** There is no hold any more, or there never was one, or what was booked is cancelled; and where to find one. */
export function NothingHeld({ hold }: { readonly hold: Hold | null }) {
  const { t } = useTranslation('resort');
  const title = t(
    hold === null ? 'nothing.title' : hold.status === 'cancelled' ? 'nothing.cancelled' : 'nothing.released',
  );
  usePageTitle(title);
  return (
    <MessageState
      icon={ClockAlert}
      level={1}
      heading={title}
      actions={
        <ButtonLink look="primary" to={resortAddress(hold)}>
          {t(hold === null ? 'searchAgain' : 'expired.back')}
        </ButtonLink>
      }
    >
      <p>{t('nothing.hint')}</p>
    </MessageState>
  );
}
