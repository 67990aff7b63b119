import type { LanguageCode } from '../market/language.ts';

/** A point on the globe in decimal degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where deals are searched when the address names no place. @rule 2.10 */
export interface DealLocation extends Coordinates {
  readonly name: string;
  /** Its names in languages that call it something else. */
  readonly names?: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly airport: Coordinates;
}

/**
 * The settings of a deployment for one of its agencies: no agency's name is in the code, its special rules are flags of
 * the policies file.
 * @rule 6.2, 6.8
 */
export interface AgencyPolicies {
  readonly platformOwner: boolean;
  readonly partner: boolean;
  readonly helpChat: boolean;
  readonly hotelsFirst: boolean;
  readonly englishFormatting: boolean;
  readonly dealLocation: DealLocation;
  /**
   * The currency of prices until the visitor chooses one (ISO 4217); the empty text if the agency names none (rules
   * 9.5).
   */
  readonly currency: string;
  /** One of the countries that use the currency (ISO 3166-1 alpha-2), or the empty text. */
  readonly currencyCountry: string;
  /** An https address, or the empty text when the deployment has no academy. */
  readonly academyUrl: string;
  readonly chatWidgetUrl: string;
}

/** The built-in location of deals: Dubai, by its main airport. */
export const DEFAULT_DEAL_LOCATION: DealLocation = {
  name: 'Dubai',
  names: { ar: 'دبي', es: 'Dubái', fr: 'Dubaï' },
  latitude: 25.2048,
  longitude: 55.2708,
  airport: { latitude: 25.2532, longitude: 55.3657 },
};

/** The policies of an agency for which none are set. */
export const NO_POLICIES: AgencyPolicies = {
  platformOwner: false,
  partner: false,
  helpChat: false,
  hotelsFirst: false,
  englishFormatting: false,
  dealLocation: DEFAULT_DEAL_LOCATION,
  currency: '',
  currencyCountry: '',
  academyUrl: '',
  chatWidgetUrl: '',
};
