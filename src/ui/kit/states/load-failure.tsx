import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../buttons/button-class.ts';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import type { Retry } from '../lazy-component.tsx';
import styles from './load-failure.module.css';

interface Props {
  readonly onRetry: Retry;
  /** Where there is room for a button only. */
  readonly small?: boolean;
}

/** Stands in the place of a part of the page whose code can't be had. */
export function LoadFailure({ onRetry, small = false }: Props) {
  const { t } = useTranslation();
  const words = t('content.partFailed');
  const action = t(onRetry.reloads ? 'error.reload' : 'retry');
  const icon = <RotateCw size={18} aria-hidden="true" />;
  if (small) {
    const label = `${words} ${action}`;
    return (
      <button type="button" className={iconButtonClass()} aria-label={label} title={label} onClick={onRetry}>
        {icon}
      </button>
    );
  }
  return (
    <div className={styles.part} role="status">
      <p>{words}</p>
      <button type="button" className={buttonClass('secondary')} onClick={onRetry}>
        {icon}
        {action}
      </button>
    </div>
  );
}
