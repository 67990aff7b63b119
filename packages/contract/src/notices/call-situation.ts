/** The situations in which a call has failed: names of the error catalogue (rules §8). */
export type CallSituation = 'call' | 'default' | 'suggest' | 'resortRelease' | 'exchangeRates';
