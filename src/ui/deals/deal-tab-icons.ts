import { BedDouble, CarFront, type LucideIcon, Plane, Ship, Ticket } from 'lucide-react';
import type { DealTab } from '../../domain/deals/deal-tab.ts';

export const DEAL_TAB_ICONS: Readonly<Record<DealTab, LucideIcon>> = {
  hotels: BedDouble,
  cars: CarFront,
  activities: Ticket,
  flights: Plane,
  cruises: Ship,
};
