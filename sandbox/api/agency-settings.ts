import { Hono } from 'hono';
import { enabledCountriesOf, enabledCurrenciesOf, languagesOf } from '../world/market-of.ts';
import { navigationsOf } from '../world/navigations-of.ts';
import { paymentGatewayOf } from '../world/payment-gateway-of.ts';
import { forAgency } from './asking-agency.ts';

/** What an agency set: payments, countries, currencies, navigation, languages. @see rules §7 */
export function agencySettingCalls(): Hono {
  return new Hono()
    .get(
      '/api/getCurrentPaymentGateway',
      forAgency((agency) => ({ CurrentPayment: paymentGatewayOf(agency) })),
    )
    .get(
      '/api/admin/country/enable',
      forAgency((agency) => ({ data: enabledCountriesOf(agency) })),
    )
    .get(
      '/api/admin/country/enableCurrencies',
      forAgency((agency) => ({ data: enabledCurrenciesOf(agency) })),
    )
    .get(
      '/api/agency/navigations',
      forAgency((agency) => ({ agencyNavigation: navigationsOf(agency) })),
    )
    .get(
      '/api/agency/languages',
      forAgency((agency) => ({ languages: languagesOf(agency) })),
    );
}
