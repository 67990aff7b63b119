import { AGENCY_TABLE } from './agency-table.ts';

/** Who takes an agency's payments, as its agency data says; the usual one where that says nothing. */
export function paymentGatewayOf(subdomain: string): unknown {
  return AGENCY_TABLE.get(subdomain)?.agency['currentPaymentGateway'] ?? 'stripe';
}
