import { isLanguageCode, type LanguageCode } from '../src/domain/market/language.ts';
import { BRANDS } from './props/brands.ts';
import { type Forced, isForced } from './stand/forced.ts';

/** What the workshop shows, and how: all of it stands in the address. */
export interface Address {
  /** A component such as `deals/hotel-deal-card`, or one of its states behind another slash. */
  readonly specimen: string;
  /** The name of a brand, or any colour. */
  readonly brand: string;
  readonly language: LanguageCode;
  /** Against the language's own direction, where it is told. */
  readonly direction: 'ltr' | 'rtl' | '';
  /** Of the screen, in CSS pixels; `full` for as wide as there is room. */
  readonly width: string;
  readonly forced: Forced;
  /** The specimen alone, without the controls. */
  readonly bare: boolean;
}

export function addressOf(search: string, firstSpecimen: string): Address {
  const query = new URLSearchParams(search);
  const language = query.get('language');
  const direction = query.get('direction');
  const forced = query.get('forced') ?? '';
  return {
    specimen: query.get('specimen') ?? firstSpecimen,
    brand: query.get('brand') ?? Object.keys(BRANDS)[0] ?? '',
    language: isLanguageCode(language) ? language : 'en',
    direction: direction === 'ltr' || direction === 'rtl' ? direction : '',
    width: query.get('width') ?? 'full',
    forced: isForced(forced) ? forced : 'nothing',
    bare: query.has('bare'),
  };
}

/** The query of an address; what is as it would be anyway is left out, but for the specimen. */
export function queryOf({ bare, ...address }: Address): string {
  const plain: Readonly<Record<string, string>> = {
    brand: Object.keys(BRANDS)[0] ?? '',
    language: 'en',
    direction: '',
    width: 'full',
    forced: 'nothing',
  };
  const told = Object.entries(address).filter(([name, value]) => value !== plain[name]);
  return `?${new URLSearchParams(told)}${bare ? '&bare' : ''}`.replaceAll('%2F', '/');
}
