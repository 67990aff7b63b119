import { type ButtonVariant, buttonClass } from '@livery/ui/button-class';
import { iconButtonClass } from '@livery/ui/icon-button-class';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './load-failure.module.css';

/** A function that loads a component again. */
export interface Retry {
  (): void;
  /** Whether a retry may reload the page, because the component failed to load again. */
  readonly reloads: boolean;
}

interface Props {
  readonly onRetry: Retry;
  /** For places that only have room for a button. */
  readonly small?: boolean;
}

/** Replaces a part of the page whose code can't be loaded. */
export function LoadFailure({ onRetry, small = false }: Props) {
  const { t } = useTranslation();
  const words = t('content.partFailed');
  const action = t(onRetry.reloads ? 'error.reload' : 'retry');
  if (small) {
    const label = `${words} ${action}`;
    return (
      <button
        ref={keepsFocus}
        type="button"
        className={iconButtonClass()}
        aria-label={label}
        title={label}
        onClick={onRetry}
      >
        <RotateCw size={18} aria-hidden="true" />
      </button>
    );
  }
  return (
    <div className={styles.part} role="status">
      <p>{words}</p>
      <RetryButton size={18} label={action} onClick={onRetry} />
    </div>
  );
}

interface ButtonProps {
  readonly variant?: ButtonVariant;
  readonly label?: string;
  /** The size of the icon in pixels. */
  readonly size?: number;
  readonly onClick: () => void;
}

/** A Retry button. */
export function RetryButton({ variant = 'secondary', label, size = 16, onClick }: ButtonProps) {
  const { t } = useTranslation();
  return (
    <button ref={keepsFocus} type="button" className={buttonClass(variant)} onClick={onClick}>
      <RotateCw size={size} aria-hidden="true" />
      <span>{label ?? t('retry')}</span>
    </button>
  );
}
