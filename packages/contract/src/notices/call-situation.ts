/** The situations in which a call can fail: names of the error catalogue (rules §8). */
export type CallSituation = 'call' | 'default' | 'suggest' | 'resortRelease' | 'exchangeRates';
