/**
 * Reports failures to the people who run the site, in words for developers. No
 * report may hold a token or a traveller's data. It never throws. Checked by tests/contracts/reporter.contract.ts.
 */
export interface Reporter {
  warn<P extends Problem>(problem: P): void;
  error<P extends Problem>(problem: P): void;
}

/** `kind` names the failure; the other fields are its details. */
export interface Problem {
  readonly kind: string;
}
