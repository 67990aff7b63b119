import { use, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext, Input, type InputProps } from 'react-aria-components/ComboBox';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { ComboboxItem } from '../forms/combobox-item.ts';
import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';
import { listPlacement } from './list-placement.ts';

interface Props<Item extends ComboboxItem> {
  readonly place: AriaPlace;
  readonly classes: Readonly<Record<string, string>>;
  /** The properties of the input: its id, name, description. */
  readonly control: InputProps;
  readonly labelledBy: string;
  readonly value: string;
  readonly items: readonly Item[];
  /** Whether there is a list, with items or with a message. */
  readonly listed: boolean;
  /** Shown instead of items: that they are loading, or why there are none. */
  readonly words: string;
  /** Whether items are being loaded. */
  readonly isLoading: boolean;
  /** Whether there are items for the empty text, which are shown on focus. */
  readonly opensOnFocus: boolean;
  /** Whether the list for the current text was closed in the native input: it stays closed. */
  readonly isDismissed: boolean;
  readonly onChange: (value: string) => void;
  readonly onChoose: (item: Item) => void;
}

/** The input and the list of a `Combobox`. */
export function AriaCombobox<Item extends ComboboxItem>(props: Props<Item>) {
  const { place, classes, control, labelledBy, value, items, listed, words, opensOnFocus } = props;
  const { isLoading, isDismissed, onChange, onChoose } = props;
  const [placement, setPlacement] = useState<ReturnType<typeof listPlacement>>('bottom start');
  return (
    <AriaScope language={place.language}>
      <ComboBox
        aria-labelledby={labelledBy}
        className={`${classes['combobox']}`}
        inputValue={value}
        onInputChange={onChange}
        selectedKey={null}
        onSelectionChange={(key) => {
          const chosenItem = items.find(({ id }) => id === key);
          if (chosenItem !== undefined) onChoose(chosenItem);
        }}
        // The service has already filtered the items.
        defaultFilter={() => true}
        allowsCustomValue
        menuTrigger={opensOnFocus ? 'focus' : 'input'}
        allowsEmptyCollection={listed}
        onOpenChange={(opens) => {
          if (opens) setPlacement(listPlacement(place.container.getBoundingClientRect(), windowHeight()));
        }}
      >
        <Input
          {...control}
          // Enter waits for the items: otherwise it would choose none and close the list before they are loaded.
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || !isLoading || event.currentTarget.ariaExpanded !== 'true') return;
            event.preventDefault();
            event.stopPropagation();
          }}
          // A placeholder has the direction of the page.
          {...(value === '' ? {} : { dir: 'auto' })}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The native field before it had the focus.
          autoFocus={place.autoFocus}
        />
        <Popover
          className={`${classes['popover']}`}
          UNSTABLE_portalContainer={place.container}
          placement={placement}
          offset={4}
          // The list has the same edges as the field.
          containerPadding={0}
        >
          {words !== '' && <p className={classes['words']}>{words}</p>}
          <ListBox className={`${classes['list']}`}>
            {groupBySection(items).map(([heading, inside]) =>
              heading === '' ? (
                inside.map((item) => <Option key={item.id} item={item} classes={classes} />)
              ) : (
                <ListBoxSection key={heading} id={`section ${heading}`}>
                  <Header className={classes['heading']}>{heading}</Header>
                  {inside.map((item) => (
                    <Option key={item.id} item={item} classes={classes} />
                  ))}
                </ListBoxSection>
              ),
            )}
          </ListBox>
        </Popover>
        {/* After the list, which begins without a focused item. */}
        {!opensOnFocus && <FocusFirstItem items={items} />}
        <OpenListOnMount wanted={!isDismissed && (opensOnFocus || (place.autoFocus && listed))} />
      </ComboBox>
    </AriaScope>
  );
}

/** The height above an on-screen keyboard, which covers the lower part of the window. */
const windowHeight = () => window.visualViewport?.height ?? window.innerHeight;

interface OptionProps {
  readonly item: ComboboxItem;
  readonly classes: Readonly<Record<string, string>>;
}

function Option({ item: { id, label, hint, icon: Icon }, classes }: OptionProps) {
  return (
    <ListBoxItem id={id} textValue={label} className={`${classes['option']}`}>
      {Icon !== undefined && <Icon className={classes['icon']} size={20} aria-hidden="true" />}
      <span className={classes['text']}>
        <bdi>{label}</bdi>
        {hint !== undefined && <bdi className={classes['hint']}>{hint}</bdi>}
      </span>
    </ListBoxItem>
  );
}

/** Focuses the first item of every list for typed text, so that Enter and Tab choose it. */
function FocusFirstItem({ items }: { readonly items: readonly ComboboxItem[] }) {
  const state = use(ComboBoxStateContext);
  const firstId = items[0]?.id;
  const open = state?.isOpen === true;
  const focusedKey = state?.selectionManager.focusedKey ?? null;
  useEffect(() => {
    if (open && firstId !== undefined && focusedKey === null) state?.selectionManager.setFocusedKey(firstId);
  }, [open, firstId, focusedKey, state]);
  return null;
}

/** Opens the list once if the field already had the focus before there was a list, or while it was native. */
function OpenListOnMount({ wanted }: { readonly wanted: boolean }) {
  const state = use(ComboBoxStateContext);
  const isDone = useRef(false);
  const isFocused = state?.isFocused === true;
  useEffect(() => {
    if (state === null || isDone.current || !wanted || !isFocused) return;
    isDone.current = true;
    state.open(null, 'input');
  }, [state, wanted, isFocused]);
  return null;
}

/** The items by section; the sections are in the order of their first items. */
function groupBySection<Item extends ComboboxItem>(
  items: readonly Item[],
): readonly (readonly [string, readonly Item[]])[] {
  const headings = new Set(items.map(({ section = '' }) => section));
  return [...headings].map((heading) => [heading, items.filter(({ section = '' }) => section === heading)]);
}
