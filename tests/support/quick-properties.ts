import fc from 'fast-check';

// A mutant lives or dies by the kind of input, rarely by the hundredth of its kind.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 30 });
