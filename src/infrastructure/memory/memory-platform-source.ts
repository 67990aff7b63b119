import type { PlatformSource } from '../../application/agency/platform-source.port.ts';
import { parsePaymentGateway } from '../agency/payment-gateway-wire.ts';
import { parseCountryCodes, parseEnabledCountries } from '../agency/platform-answers-wire.ts';

interface PlatformAnswers {
  paymentGateway(): unknown;
  countryCodes(): unknown;
  enabledCountries(): unknown;
}

/** Knows the platform's lists without asking anybody: `answer` gives them in wire form. */
export function memoryPlatformSource(answer: PlatformAnswers): PlatformSource {
  return {
    paymentGateway: async () => parsePaymentGateway(answer.paymentGateway()),
    countryCodes: async () => parseCountryCodes(answer.countryCodes()),
    enabledCountries: async () => parseEnabledCountries(answer.enabledCountries()),
  };
}
