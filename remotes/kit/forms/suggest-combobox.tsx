import { type Suggested, type Suggestion, useFailureText, useSuggestions } from '@livery/remote';
import { Combobox, type ComboboxItem, type ComboboxState } from '@livery/ui/combobox';
import type { InputProps } from '@livery/ui/field';
import { useState } from 'react';

interface Props<Item> extends InputProps {
  /** A suggestion was chosen; `onChange` is called while the visitor types: the previous choice no longer applies. */
  readonly onChoose: (item: Item) => void;
  /** A constant function; see `useSuggestions`. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<Suggested<Item>>;
  /** The least letters for suggestions. */
  readonly least?: number;
  readonly placeholder?: string;
}

/** A combobox whose items a service suggests for what the visitor types, such as places. */
export function SuggestCombobox<Item extends Suggestion & ComboboxItem>(props: Props<Item>) {
  const { value, onChange, onChoose, suggest, least = 2, ...rest } = props;
  const [typing, setTyping] = useState(false);
  const searchText = typing && value.trim().length >= least ? value.trim() : null;
  const suggested = useSuggestions(searchText, suggest);
  const failureText = useFailureText('suggest');
  return (
    <Combobox
      {...rest}
      value={value}
      found={found()}
      onChange={(text) => {
        // Also called when the label of what was chosen is put into the field.
        if (text === value) return;
        setTyping(true);
        onChange(text);
      }}
      onChoose={(item) => {
        setTyping(false);
        onChoose(item);
      }}
    />
  );

  function found(): ComboboxState<Item> {
    if (searchText === null) return { kind: 'idle' };
    if (suggested === undefined) return { kind: 'loading' };
    return suggested.ok
      ? { kind: 'ready', items: suggested.value }
      : { kind: 'failed', reason: failureText(suggested.error) };
  }
}
