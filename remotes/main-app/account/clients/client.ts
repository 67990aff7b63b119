/** Somebody whom the agency's agents look after; the empty text for what isn't told. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly since: string;
  readonly note: string;
}
