/** A kind of guests: its name in the address, and the text about their age. */
export interface PartyKind {
  readonly name: 'adults' | 'children' | 'infants';
  readonly hint: string;
}
