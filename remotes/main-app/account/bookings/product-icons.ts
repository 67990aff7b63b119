import type { LucideIcon } from 'lucide-react';
import { BedDouble, CarFront, Plane, Ship, Ticket } from 'lucide-react';
import type { Product } from '../../booking/product/product.ts';

export const PRODUCT_ICONS: Readonly<Record<Product, LucideIcon>> = {
  hotel: BedDouble,
  car: CarFront,
  activity: Ticket,
  flight: Plane,
  cruise: Ship,
};
