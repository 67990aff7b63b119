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
  /** The IATA codes of its hubs. */
  readonly hubs: readonly string[];
  /** Its price level; 1 is average. */
  readonly times: number;
}

export const AIRLINES: readonly Airline[] = table;

/** The airport with an IATA code. */
export const airportByCode = (code: string): Airport | undefined => airportsByCode().get(code);
