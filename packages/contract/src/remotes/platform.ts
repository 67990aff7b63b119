import type { Live } from '../shared/live.ts';
import type { ValueState } from '../shared/value-state.ts';

/** The platform's lists for remote modules (rules 3.9); each is requested when it is first needed. */
export interface Platform {
  paymentGateway(): Live<ValueState<string>>;
  countryCodes(): Live<ValueState<readonly CountryCode[]>>;
  enabledCountries(): Live<ValueState<readonly Country[]>>;
}

export interface Country {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

export interface CountryCode extends Country {
  /** International calling code with its plus, such as `+971`, or the empty text. */
  readonly dialCode: string;
}
