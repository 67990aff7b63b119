import { Field } from '@livery/ui/field';
import { LoadedOnFocus } from '@livery/ui/loaded-on-focus';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lazyComponent, useLazyComponent } from '../../kit/lazy-component.tsx';
import { useOverlay } from '../../kit/use-overlay.ts';
import { PlaceCombobox, type PlaceProps, placeFieldText, type TypingState } from './place-combobox.tsx';
import { PopupButton } from './popup-button.tsx';
import { useIsPhone } from './use-is-phone.ts';

const placeSheet = lazyComponent('place-sheet', async () => (await import('./place-sheet.tsx')).PlaceSheet);

/** A place, chosen from suggestions: in the field itself, or on a phone in a sheet. */
export function PlaceField(props: PlaceProps) {
  const { form, place, suggestions, label, placeholder } = props;
  const isPhone = useIsPhone();
  const isHydrating = useIsHydrating();
  const { offerPlace } = form;
  const offer = useEffectEvent(() => offerPlace(place, suggestions));
  const { name } = place;
  // Another place with the same name counts as the same one.
  useEffect(() => offer(), [name, suggestions]);

  const [isTouched, setTouched] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [hasNoSheet, setHasNoSheet] = useState(false);
  const Sheet = useLazyComponent(placeSheet, isPhone && isTouched && !hasNoSheet, () => setHasNoSheet(true));
  useOverlay(isPhone && isOpen);

  const inline = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typing = useRef<TypingState>(null);
  // Continues what the visitor began before the page was hydrated.
  useLayoutEffect(() => {
    if (inline.current?.contains(document.activeElement) === true) open();
  }, []);

  const error = form.error(place.name);
  // While the sheet's code is loading, text is typed into this field, so that no letter is lost; also if there is no
  // sheet.
  if (!isPhone || isHydrating || hasNoSheet || (isOpen && Sheet === undefined)) {
    return (
      <div
        ref={inline}
        onFocus={open}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <PlaceCombobox
          {...props}
          error={error}
          onChosen={() => setOpen(false)}
          onRemoved={(state) => (typing.current = state)}
        />
      </div>
    );
  }
  const value = placeFieldText(form, place);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <PopupButton
            {...{ control, label, isOpen }}
            ref={button}
            words={value === '' ? placeholder : value}
            isEmpty={value === ''}
            follows={typing}
            onTouch={() => setTouched(true)}
            onOpen={() => {
              takeTyping();
              flushSync(open);
              inline.current?.querySelector('input')?.focus();
            }}
          />
          {isOpen && Sheet !== undefined && (
            <LoadedOnFocus value={false}>
              <Sheet {...props} field={button} takeTyping={takeTyping} onClose={() => setOpen(false)} />
            </LoadedOnFocus>
          )}
        </>
      )}
    </Field>
  );

  function takeTyping() {
    const currentTypingState = typing.current;
    typing.current = null;
    return currentTypingState;
  }

  function open() {
    setTouched(true);
    setOpen(true);
  }
}

/** The placeholder of a place's field. */
export function usePlaceholder(kind: 'place' | 'airport' | 'resort'): string {
  return useTranslation('search').t(`placeholder.${kind}`);
}
