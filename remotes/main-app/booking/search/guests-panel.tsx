import { useFormat } from '@livery/remote';
import { GUEST_NAMES, MAX_GUESTS } from '@livery/remote/search';
import { Button } from '@livery/ui/button';
import { Field } from '@livery/ui/field';
import layout from '@livery/ui/layout.module.css';
import { NumberField } from '@livery/ui/number-field';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import styles from './guests-panel.module.css';

interface Props {
  readonly label: string;
  /** The guests, in words. */
  readonly summary: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A button that shows the guests and opens a panel to change them. */
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
    for (const event of ['pointerdown', 'focusin']) {
      document.addEventListener(event, leave, { signal: listening.signal });
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: listening.signal });
    return () => listening.abort();
  }, [open]);

  return (
    <Field label={label} error={error}>
      {({ className, ...control }) => (
        <div ref={place} className={layout.anchor}>
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
            <div className={`${layout.popover} ${styles.panel}`}>
              {children}
              <Button fullWidth onClick={close}>
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

/** Adults, children and infants that travel together. */
export function PartyField({ form }: Pick<SearchFieldsProps, 'form'>) {
  const { t } = useTranslation('booking');
  const { list } = useFormat();
  const counts = GUEST_NAMES.map((name) => [name, Number(form.values[name])] as const);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const summary = list(counts.flatMap(([name, count]) => (count === 0 ? [] : [t(`count.${name}`, { count })])));
  return (
    <GuestsPanel label={t('search.travellers')} summary={summary} error={form.field('adults').error}>
      {counts.map(([name, count]) => (
        <NumberField
          key={name}
          label={t(`search.${name}`)}
          hint={t(`search.partyHint.${name}`)}
          value={count}
          min={name === 'adults' ? 1 : 0}
          max={count + MAX_GUESTS - all}
          onChange={(changed) => form.set({ [name]: String(changed) })}
        />
      ))}
    </GuestsPanel>
  );
}
