import type { LucideIcon } from 'lucide-react';
import { BedDouble, CarFront, Plane, Ship, Ticket, TreePalm } from 'lucide-react';
import type { BookedProduct } from '../../booking/confirmation/booking.ts';

export const PRODUCT_ICONS: Readonly<Record<BookedProduct, LucideIcon>> = {
  hotel: BedDouble,
  car: CarFront,
  activity: Ticket,
  flight: Plane,
  cruise: Ship,
  resort: TreePalm,
};
