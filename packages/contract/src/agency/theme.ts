import { BLACK, type Colour, mix, parseColour, toHex, WHITE } from './colour.ts';
import { contrast, darkenToContrast, READABLE_CONTRAST } from './contrast.ts';

/** The primary colour of an agency without a valid one (rules §9). */
const DEFAULT_PRIMARY: Colour = { red: 0x2c, green: 0x7b, blue: 0xe5 };

/** The light grey of footers, tables and hovered elements: `--surface-sunken` of the shell's style sheets. */
const SUNKEN_SURFACE: Colour = { red: 0xf6, green: 0xf7, blue: 0xf9 };

const TRANSPARENT_OPACITY = 0.6;
const HOVER_SHIFT = 0.1;
const PRESSED_SHIFT = 0.2;
const TINT_WHITE_SHARE = 0.9;
/** If two tones have this contrast, one of them has 3:1 or more against any background. */
const FOCUS_CONTRAST = 9;
/** A smaller contrast of two colours is invisible. */
const MIN_VISIBLE_CONTRAST = 1.25;

/** All colours that are derived from an agency's colour, each as a CSS colour. */
export interface Theme {
  /** The agency's colour, `#rrggbb`. */
  readonly primary: string;
  /** The agency's colour at an opacity of 0.6. */
  readonly transparent: string;
  /** Black or white: text on `primary`, `hover` and `pressed`, 4.5:1 or more. */
  readonly onPrimary: string;
  /** Text and links in the agency's hue, 4.5:1 or more on white, on the sunken surface and on `tint`. */
  readonly link: string;
  /** `primary` under the pointer. */
  readonly hover: string;
  /** `primary` while pressed. */
  readonly pressed: string;
  /** A soft background in the agency's hue, for dark text and for `link`. */
  readonly tint: string;
  /** The dark tone of the focus ring; `focusHalo` is the light one beside it. */
  readonly focus: string;
  readonly focusHalo: string;
}

/**
 * Derives a site's colours from any text: the default is used if it is no valid colour, and every derived tone is
 * readable.
 *
 * @param primaryColor untrusted, as the agency wrote it
 * @rule 1.1, 3.1, 9.9, 10.3
 */
export function agencyTheme(primaryColor: string): Theme {
  const primary = parseColour(primaryColor) ?? DEFAULT_PRIMARY;
  const onPrimary = contrast(primary, WHITE) > contrast(primary, BLACK) ? WHITE : BLACK;
  const tint = mix(primary, WHITE, TINT_WHITE_SHARE);
  const away = hoverShiftTarget(primary, onPrimary);
  return {
    primary: toHex(primary),
    transparent: `rgba(${primary.red}, ${primary.green}, ${primary.blue}, ${TRANSPARENT_OPACITY})`,
    onPrimary: toHex(onPrimary),
    link: toHex(darkenToContrast(READABLE_CONTRAST, primary, [WHITE, SUNKEN_SURFACE, tint])),
    hover: toHex(mix(primary, away, HOVER_SHIFT)),
    pressed: toHex(mix(primary, away, PRESSED_SHIFT)),
    tint: toHex(tint),
    focus: toHex(darkenToContrast(FOCUS_CONTRAST, primary, [WHITE])),
    focusHalo: toHex(WHITE),
  };
}

/** Buttons darken under the pointer, unless the change or their dark text would be too faint: then they lighten. */
function hoverShiftTarget(primary: Colour, onPrimary: Colour): Colour {
  const darker = mix(primary, BLACK, PRESSED_SHIFT);
  const isReadable =
    contrast(darker, onPrimary) >= READABLE_CONTRAST && contrast(darker, primary) >= MIN_VISIBLE_CONTRAST;
  return isReadable ? BLACK : WHITE;
}
