import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { Field } from '../../../kit/forms/field.tsx';
import styles from './guests-panel.module.css';

interface Props {
  readonly label: string;
  /** Who travels, in words. */
  readonly summary: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Says who travels; opened, it lets the visitor t otherwise. */
export function GuestsPanel({ label, summary, error, children }: Props) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target) === false) setOpen(false);
    };
    const listening = new AbortController();
    for (const deed of ['pointerdown', 'focusin']) {
      document.addEventListener(deed, leave, { signal: listening.signal });
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: listening.signal });
    return () => listening.abort();
  }, [open]);

  return (
    <Field label={label} error={error}>
      {({ className, ...control }) => (
        <div ref={place} className={styles.place}>
          <button
            {...control}
            ref={button}
            type="button"
            className={`${className} ${styles.summary}`}
            aria-label={`${label}: ${summary}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {summary}
            <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
          </button>
          {open && (
            <div className={styles.panel}>
              {children}
              <Button whole onClick={close}>
                {t('search.done')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );

  function close() {
    setOpen(false);
    button.current?.focus();
  }
}
