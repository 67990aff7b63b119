export { convert } from '../../../../src/domain/market/convert.ts';
export type { ExchangeRates } from '../../../../src/domain/market/exchange-rates.ts';
