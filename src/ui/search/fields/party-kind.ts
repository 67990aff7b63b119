/** A kind of guests: its name in the address, and how old they are, in words. */
export interface PartyKind {
  readonly name: 'adults' | 'children' | 'infants';
  readonly hint: string;
}
