/** Makes identifiers that nobody has used before: 36 characters, UUID version 4. */
export interface IdSource {
  next(): string;
}
