import * as v from 'valibot';

/** A currency and its country, as stored and sent to other tabs: codes in capitals. */
export const wireCurrencyChoice = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});
