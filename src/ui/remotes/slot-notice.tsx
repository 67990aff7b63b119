import { buttonClass } from '@livery/ui/button-class';
import { iconButtonClass } from '@livery/ui/icon-button-class';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { type LucideIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './slot-notice.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly action: string;
  readonly urgent?: boolean;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

/** A notice above a remote's page. */
export function SlotNotice({ icon: Icon, text, action, urgent = false, onAction, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div ref={keepsFocus} className={styles.notice} role={urgent ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{text}</p>
      <button type="button" className={buttonClass('secondary')} onClick={onAction}>
        {action}
      </button>
      <button type="button" className={iconButtonClass()} aria-label={t('close')} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
