import type { Live } from '../shared/live.ts';
import type { ValueState } from '../shared/query-value.ts';
import type { Country, CountryCode } from './platform-source.port.ts';

/** The platform's lists that remote modules ask the shell for (readings 40); each is asked for when it is first wanted. */
export interface Platform {
  paymentGateway(): Live<ValueState<string>>;
  countryCodes(): Live<ValueState<readonly CountryCode[]>>;
  enabledCountries(): Live<ValueState<readonly Country[]>>;
}
