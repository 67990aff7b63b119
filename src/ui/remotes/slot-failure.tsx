import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedPage } from '../kit/states/failed-page.tsx';
import { SlotNotice } from './slot-notice.tsx';

interface Props {
  /** Whether the shell shows the page's text: then only a notice says that the remote has failed. */
  readonly hasText: boolean;
  readonly onRetry: () => void;
}

/** A remote that can't be loaded (rules 8.3). */
export function SlotFailure({ hasText, onRetry }: Props) {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(false);
  if (!hasText) return <FailedPage heading={t('notices.remote')} onRetry={onRetry} />;
  if (isClosed) return null;
  return (
    <SlotNotice
      urgent
      icon={CloudOff}
      text={t('notices.remote')}
      action={t('retry')}
      onAction={onRetry}
      onClose={() => setClosed(true)}
    />
  );
}
