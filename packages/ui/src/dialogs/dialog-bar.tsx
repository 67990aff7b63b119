import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import styles from './dialog-bar.module.css';

interface Props {
  /** The id of the heading, which names the dialog. */
  readonly id: string;
  readonly heading: string;
  /** Sets its position; without it, the bar is at the top edge of a dialog without padding. */
  readonly className?: string | undefined;
  /** The size of the icon in pixels. */
  readonly size?: number;
  readonly onClose: () => void;
}

/** The header of a dialog: its heading, and the button that closes it. */
export function DialogBar({ id, heading, className = styles.edge, size = 20, onClose }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={`${styles.bar} ${className}`}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <button type="button" className={iconButtonClass()} aria-label={t('close')} onClick={onClose}>
        <X size={size} aria-hidden="true" />
      </button>
    </div>
  );
}
