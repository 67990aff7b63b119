import { type Suggested, type Suggestion, useFailureText, useSuggestions } from '@livery/remote';
import { Field, type InputProps } from '@livery/ui/field';
import layout from '@livery/ui/layout.module.css';
import text from '@livery/ui/text.module.css';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './suggest-field.module.css';

interface Props<Item extends Suggestion> extends InputProps {
  /** A suggestion was chosen; `onChange` is called while the visitor types: the previous choice no longer applies. */
  readonly onChoose: (item: Item) => void;
  /** A constant function; see `useSuggestions`. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<Suggested<Item>>;
  /** The least letters for suggestions. */
  readonly least?: number;
  readonly placeholder?: string;
}

/**
 * A field with suggestions, such as for a place.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SuggestField<Item extends Suggestion>(props: Props<Item>) {
  const { label, hint, error, optional = false, value, onChange, onChoose, suggest, least = 2, ...rest } = props;
  const { t } = useTranslation(['kit', 'ui']);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const searchText = open && value.trim().length >= least ? value.trim() : null;
  const found = useSuggestions(searchText, suggest);
  const items = found?.ok === true ? found.value : [];
  const shown = found !== undefined;
  const failureText = useFailureText('suggest');
  const nothing = found?.ok === false ? failureText(found.error) : t('ui:suggest.none');

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={layout.anchor}>
          <input
            {...control}
            {...rest}
            type="text"
            role="combobox"
            dir="auto"
            value={value}
            aria-expanded={shown && items.length > 0}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
            onKeyDown={pressed}
            onBlur={() => setOpen(false)}
          />
          <VisuallyHidden>
            <output>{announcement()}</output>
          </VisuallyHidden>
          {shown && (
            <div className={`${layout.popover} ${styles.list}`}>
              <ul role="listbox" id={`${id}-list`} aria-label={label}>
                {items.map((item, index) => (
                  <li
                    key={item.id}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    className={styles.option}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(item)}
                  >
                    <bdi>{item.label}</bdi>
                    {item.hint !== undefined && <bdi className={text.small}>{item.hint}</bdi>}
                  </li>
                ))}
              </ul>
              {items.length === 0 && (
                <p className={styles.none}>
                  <bdi>{nothing}</bdi>
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );

  function announcement(): string {
    if (found === undefined) return '';
    return found.ok ? t('ui:suggest.found', { count: items.length }) : failureText(found.error);
  }

  function type(text: string) {
    setOpen(true);
    setActive(0);
    onChange(text);
  }

  function choose(item: Item | undefined) {
    if (item === undefined) return;
    setOpen(false);
    onChoose(item);
  }

  function pressed(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      return setOpen(false);
    }
    if (!shown || items.length === 0) return;
    if (event.key === 'Enter') choose(items[active]);
    else if (event.key === 'ArrowDown') setActive((active + 1) % items.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + items.length) % items.length);
    else return;
    event.preventDefault();
  }
}
