/**
 * Makes identifiers that were never used before: 36 characters, UUID version 4.
 * Checked by tests/contracts/id-source.contract.ts.
 */
export interface IdSource {
  next(): string;
}
