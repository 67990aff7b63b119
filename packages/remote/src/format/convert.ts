export { convert } from '@livery/contract/market/convert';
export type { ExchangeRates } from '@livery/contract/market/exchange-rates';
