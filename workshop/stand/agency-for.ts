import type { Agency } from '../../src/domain/agency/agency.ts';
import { anAgency } from '../../tests/support/an-agency.ts';
import type { Address } from '../address.ts';
import { BRANDS } from '../props/brands.ts';

/** The agency of the chosen brand, or one in the colour that was chosen instead. */
export function agencyFor({ brand }: Pick<Address, 'brand'>): Agency {
  const known = Object.entries(BRANDS).find(([name]) => name === brand)?.[1];
  return known ?? anAgency({ primaryColor: brand, logo: '', logoMobile: '' });
}
