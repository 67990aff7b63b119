import { type ControlProps, Field } from '@livery/ui/field';
import { LoadedOnFocus } from '@livery/ui/loaded-on-focus';
import type { TextOrRange } from '@livery/ui/range-words';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import {
  createElement,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type LazyComponent, useLazyComponent } from '../../kit/lazy-component.tsx';
import { useOverlay } from '../../kit/use-overlay.ts';
import { PopupButton } from './popup-button.tsx';

/** The props of every field's popup. */
export interface FieldPopupProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface Props<P> {
  readonly label: string;
  /** The value in words, or a prompt if there is none. */
  readonly words: TextOrRange;
  readonly isEmpty?: boolean;
  readonly error?: string | undefined;
  readonly popup: LazyComponent<P>;
  readonly propsOf: (own: FieldPopupProps) => P;
  /** A browser's field for as long as there is no JavaScript, of the same height. */
  readonly renderNative: (control: ControlProps) => ReactNode;
}

/** A field that opens a popup in which it is filled in; the popup's code is loaded at the first touch. */
export function PopupField<P extends object>(field: Props<P>) {
  const { label, words, isEmpty = false, error, popup, propsOf, renderNative } = field;
  const isNative = useIsHydrating();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const replacedFieldRef = useRef<ReplacedField>(null);
  useOverlay(open);
  const Popup = useLazyComponent(popup, touched, () => {
    setOpen(false);
    setTouched(false);
  });

  // Continues what the visitor was doing in the browser's field.
  const goOn = useEffectEvent(() => {
    if (replacedFieldRef.current?.hadFocus === true) button.current?.focus();
    if (replacedFieldRef.current?.wasOpen === true) show();
    replacedFieldRef.current = null;
  });
  useLayoutEffect(() => {
    if (!isNative) goOn();
  }, [isNative]);

  return (
    <Field label={label} error={error}>
      {(control) =>
        isNative ? (
          <NativeField onReplaced={(state) => (replacedFieldRef.current = state)}>{renderNative(control)}</NativeField>
        ) : (
          <>
            <PopupButton
              {...{ control, label, words, isEmpty }}
              ref={button}
              isOpen={open}
              onTouch={() => setTouched(true)}
              onOpen={show}
            />
            {open && Popup !== undefined && (
              <LoadedOnFocus value={false}>
                {createElement(Popup, propsOf({ field: button, onClose: () => setOpen(false) }))}
              </LoadedOnFocus>
            )}
          </>
        )
      }
    </Field>
  );

  function show() {
    setTouched(true);
    setOpen(true);
  }
}

interface ReplacedField {
  readonly hadFocus: boolean;
  readonly wasOpen: boolean;
}

interface NativeFieldProps {
  /** Called before it is removed. */
  readonly onReplaced: (state: ReplacedField) => void;
  readonly children: ReactNode;
}

function NativeField({ onReplaced, children }: NativeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = useEffectEvent((element: HTMLElement) => {
    const hadFocus = element.contains(document.activeElement);
    // On touch screens only a tapped field gets the focus, and it opens.
    const wasTapped = hadFocus && matchMedia('(hover: none)').matches;
    onReplaced({ hadFocus, wasOpen: wasTapped || element.querySelector('details[open]') !== null });
  });
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element !== null) report(element);
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
