import type { Agency } from '../../../../src/application/remotes/remote-context.ts';

/** What is booked here, named as the platform's calls name it. */
export const PRODUCTS = ['hotel', 'car', 'activity', 'flight', 'cruise'] as const;

export type Product = (typeof PRODUCTS)[number];

/** The service of the agency's booking menu that sells a product. */
export const SERVICE_OF: Readonly<Record<Product, Agency['bookingMenu'][number]['service']>> = {
  hotel: 'hotels',
  car: 'cars',
  activity: 'activities',
  flight: 'flights',
  cruise: 'cruises',
};
