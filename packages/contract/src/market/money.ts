/** An ISO 4217 alphabetic code in capitals, such as `USD`. */
export type CurrencyCode = string;

/** An amount in major units (12.5 is twelve and a half dollars) of one currency. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** How an amount is rounded when it is written in whole units, without decimals. */
export type WholeUnits = 'floor' | 'ceil';
