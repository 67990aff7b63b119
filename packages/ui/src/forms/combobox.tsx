import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithAria } from '../aria/with-aria.tsx';
import { VisuallyHidden } from '../format/visually-hidden.tsx';
import styles from './combobox.module.css';
import type { ComboboxItem } from './combobox-item.ts';
import { controlLabelId, Field, type InputProps } from './field.tsx';

export type { ComboboxItem };

/** The state of a combobox's items: none are searched for (and what to do for it), loading, found or failed. */
export type ComboboxState<Item> =
  | { readonly kind: 'idle'; readonly advice?: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly items: readonly Item[] }
  | { readonly kind: 'failed'; readonly reason: string };

interface Props<Item extends ComboboxItem> extends InputProps {
  /** The items for the current text. */
  readonly found: ComboboxState<Item>;
  /**
   * Called when an item was chosen. `onChange` is called while the visitor types: the previous choice no longer
   * applies.
   */
  readonly onChoose: (item: Item) => void;
  readonly placeholder?: string;
}

/** A text field with a list of items to choose from, such as places from a service. */
export function Combobox<Item extends ComboboxItem>(props: Props<Item>) {
  const { label, hint, error, optional = false, name, placeholder, value, found, onChange, onChoose } = props;
  const { t } = useTranslation('ui');
  // Escape was pressed before the list's code was loaded.
  const [isDismissed, setDismissed] = useState(false);
  const change = (text: string) => {
    setDismissed(false);
    onChange(text);
  };
  const items = found.kind === 'ready' ? found.items : [];
  const words = items.length > 0 ? '' : wordsFor(found);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => {
        const input = {
          ...control,
          ...(name === undefined ? {} : { name }),
          ...(placeholder === undefined ? {} : { placeholder }),
        };
        return (
          <>
            <WithAria
              goesOn
              native={
                <input
                  {...input}
                  type="text"
                  dir={value === '' ? undefined : 'auto'}
                  autoComplete="off"
                  value={value}
                  onChange={({ target }) => change(target.value)}
                  onKeyDown={({ key }) => {
                    if (key === 'Escape') setDismissed(true);
                  }}
                />
              }
            >
              {({ AriaCombobox }, place) => (
                <AriaCombobox
                  place={place}
                  classes={styles}
                  control={input}
                  labelledBy={controlLabelId(control)}
                  value={value}
                  items={items}
                  listed={found.kind !== 'idle' || words !== ''}
                  words={words}
                  isLoading={found.kind === 'loading'}
                  opensOnFocus={value === '' && items.length > 0}
                  isDismissed={isDismissed}
                  onChange={change}
                  onChoose={onChoose}
                />
              )}
            </WithAria>
            <VisuallyHidden>
              {/* Still announced while react-aria hides everything around an open list. */}
              <output data-live-announcer="true">{words}</output>
            </VisuallyHidden>
          </>
        );
      }}
    </Field>
  );

  function wordsFor(state: ComboboxState<Item>): string {
    switch (state.kind) {
      case 'idle':
        return state.advice ?? '';
      case 'loading':
        return t('loading');
      case 'ready':
        return t('suggest.none');
      case 'failed':
        return state.reason;
    }
  }
}
