/** Makes identifiers that were never used before: 36 characters, UUID version 4. */
export interface IdSource {
  next(): string;
}
