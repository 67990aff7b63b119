import { plausiblePlaceName } from '@livery/contract/search/place-name';
import { type Caret, caretIn } from '@livery/ui/caret';
import { Combobox } from '@livery/ui/combobox';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlaceSuggestions } from '../../../application/trip/place-suggestions.ts';
import type { RecentPlaceKind } from '../../../domain/saved/recent-places.ts';
import { chosenPlace, isChosen, type NamedPlace, typedPlace } from '../../../domain/search/named-place.ts';
import { MIN_LETTERS, type PlaceItem, useFoundPlaces } from '../places/use-found-places.ts';
import { usePopularPlaces } from '../places/use-popular-places.ts';
import { useRecentPlaces } from '../places/use-recent-places.ts';
import type { SearchFields } from '../search-fields.ts';

export interface PlaceProps {
  readonly form: SearchFields;
  readonly label: string;
  readonly place: NamedPlace;
  readonly suggestions: PlaceSuggestions;
  readonly placeholder: string;
  /** The IATA code of the airport at the other end of a flight, which isn't listed before anything is typed. */
  readonly except?: string | undefined;
}

interface ComboboxProps extends PlaceProps {
  readonly error?: string | undefined;
  /** A hint that is shown if nothing is listed; the list covers it. */
  readonly hint?: string;
  /** Called when a place was chosen. */
  readonly onChosen?: () => void;
  /** Called before the field is removed, with its typing state if it has the focus. */
  readonly onRemoved?: (typing: TypingState | null) => void;
}

/** The state of a field that has the focus. */
export interface TypingState {
  readonly caret: Caret | null;
}

/** The text field of a place, with the list of suggestions. */
export function PlaceCombobox(props: ComboboxProps) {
  const { form, label, place, suggestions, placeholder, except, error, hint, onChosen, onRemoved } = props;
  const value = placeFieldText(form, place);
  const typedText = isChosen(form.values, place) ? null : value;
  const [isUsed, setUsed] = useState(false);
  const kind = recentPlaceKind(place, suggestions);
  const recentPlaces = useRecentPlaces(kind, isUsed);
  const popularPlaces = usePopularPlaces(kind, isUsed, recentPlaces);
  const foundPlaces = useFoundPlaces({
    suggestions,
    typed: typedText,
    recent: recentPlaces,
    popular: popularPlaces,
    except,
  });
  const element = useRef<HTMLDivElement>(null);
  // Two fields may share suggestions, which are then those of the focused field. An option that becomes active is
  // reported as focused too, but its text isn't requested again.
  const ask = (text: string | null) => {
    const searchText = (text ?? '').trim().length < MIN_LETTERS ? '' : (text ?? '').trim();
    const present = suggestions.state.now();
    const isThere = 'text' in present && present.text === searchText && present.kind !== 'failed';
    if (!isThere) suggestions.type(searchText);
  };
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (element.current?.contains(document.activeElement) === true) askAgain(typedText);
  }, [typedText]);
  const reportRemoved = useEffectEvent((removedElement: HTMLElement | null) => {
    const hasFocus = removedElement?.contains(document.activeElement) === true;
    onRemoved?.(hasFocus ? { caret: caretIn(removedElement) } : null);
  });
  useLayoutEffect(() => {
    const removedElement = element.current;
    return () => reportRemoved(removedElement);
  }, []);
  return (
    <div
      ref={element}
      onFocus={() => {
        setUsed(true);
        ask(typedText);
      }}
    >
      <Combobox<PlaceItem>
        label={label}
        name={place.name}
        value={value}
        error={error}
        hint={hint}
        placeholder={placeholder}
        found={foundPlaces}
        onChange={(text) => {
          // Also called when the name of the chosen place is put into the field.
          if (text !== value) form.set(typedPlace(place, text));
        }}
        onChoose={({ place: chosen }) => {
          form.set(chosenPlace(place, chosen));
          onChosen?.();
        }}
      />
    </div>
  );
}

function recentPlaceKind(place: NamedPlace, { ofResorts }: PlaceSuggestions): RecentPlaceKind {
  if ('code' in place) return 'airports';
  return ofResorts ? 'resorts' : 'places';
}

/** The text in a place's field: its name, or the airport's code if the link has no name. */
export function placeFieldText({ values }: SearchFields, place: NamedPlace): string {
  const name = values[place.name] ?? '';
  return name === '' && 'code' in place ? plausiblePlaceName(values[place.code] ?? '') : name;
}
