/** A client of the agency, whom an agent books for. */
export interface ChosenClient {
  readonly id: string;
  readonly name: string;
}
