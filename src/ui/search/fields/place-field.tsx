import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useIsHydrating } from '../../kit/use-is-hydrating.ts';
import { nameIn, PlaceCombobox, type PlaceProps } from './place-combobox.tsx';
import { PopupField } from './popup-field.tsx';
import { useIsPhone } from './use-is-phone.ts';

const sheet = lazyComponent('place-sheet', async () => (await import('./place-sheet.tsx')).PlaceSheet);

/** A place, chosen from suggestions: in the field itself, on a phone in a sheet. */
export function PlaceField(props: PlaceProps) {
  const { form, place, suggestions, placeholder, label } = props;
  const isPhone = useIsPhone();
  const isHydrating = useIsHydrating();
  const { offerPlace } = form;
  const value = nameIn(form, place);

  const offer = useEffectEvent(() => offerPlace(place, suggestions));
  const { name } = place;
  // Another place under the same name is the same one.
  useEffect(() => offer(), [name, suggestions]);

  const hadFocus = useRef(false);
  const error = form.error(place.name);
  if (!isPhone || isHydrating) {
    return <PlaceCombobox {...props} error={error} onRemoved={(state) => (hadFocus.current = state.hadFocus)} />;
  }
  return (
    <PopupField
      label={label}
      words={value === '' ? placeholder : value}
      isEmpty={value === ''}
      error={error}
      opensFor={hadFocus}
      popup={sheet}
      propsOf={(own) => ({ ...props, ...own })}
      renderNative={() => null}
    />
  );
}

/** The placeholder of a place's field. */
export function usePlaceholder(kind: 'place' | 'airport' | 'resort'): string {
  return useTranslation('search').t(`placeholder.${kind}`);
}
