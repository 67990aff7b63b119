import { companySign } from '../company-sign.ts';
import { AIRLINES } from './airlines.ts';

/** An airline's sign and name, 220 by 64, as SVG text; null for an airline that there is none of. */
export function airlineLogo(id: string): string | null {
  const airline = AIRLINES.find((one) => one.id === id);
  return airline === undefined ? null : companySign(airline);
}
