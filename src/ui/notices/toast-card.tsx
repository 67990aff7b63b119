import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Toast, ToastTone } from '../../application/notices/notices.ts';
import { AuthoredText } from '../kit/authored-text.tsx';
import { iconButtonClass } from '../kit/icon-button-class.ts';
import { useShell } from '../shell-context.tsx';
import styles from './toast-card.module.css';
import { useMessageText } from './use-message-text.ts';
import { useToastTime } from './use-toast-time.ts';

const ICONS: Readonly<Record<ToastTone, LucideIcon>> = {
  success: CircleCheck,
  information: Info,
  failure: CircleAlert,
};

interface Props {
  readonly toast: Toast;
  /** Its time stands still. */
  readonly isHeld: boolean;
  readonly onClosed: () => void;
}

export function ToastCard({ toast: { id, tone, message }, isHeld, onClosed }: Props) {
  const { t } = useTranslation();
  const { notices } = useShell();
  const text = useMessageText(message);
  const Icon = ICONS[tone];
  useToastTime(id, isHeld);

  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        <AuthoredText text={text} />
      </p>
      <button type="button" className={iconButtonClass()} aria-label={t('close')} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );

  function close() {
    onClosed();
    notices.dismiss(id);
  }
}
