import suppliers from './car-suppliers.json' with { type: 'json' };
import { companySign } from './company-sign.ts';

/** A car rental company's sign and name, 220 by 64, as SVG text; null for a company that there is none of. */
export function supplierLogo(id: string): string | null {
  const supplier = suppliers.find((one) => one.id === id);
  return supplier === undefined ? null : companySign(supplier);
}
