import { type Airport, airportsByCode } from '../../geo/airports.ts';
import table from './airlines.json' with { type: 'json' };

/** An invented airline. */
export interface Airline {
  readonly id: string;
  /** Two letters that IATA has not assigned. */
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly glyph: string;
  /** Where its flights meet: codes of IATA. */
  readonly hubs: readonly string[];
  /** Its prices, where 1 is usual. */
  readonly times: number;
}

export const AIRLINES: readonly Airline[] = table;

/** The airport with a code of IATA. */
export const airportByCode = (code: string): Airport | undefined => airportsByCode().get(code);
