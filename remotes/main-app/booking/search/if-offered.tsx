import type { ReactNode } from 'react';
import { useRemote } from '../../../kit/use-remote.ts';
import { type Product, SERVICE_OF } from '../product/product.ts';
import { NotOffered } from './not-offered.tsx';

interface Props {
  readonly product: Product;
  readonly children: ReactNode;
}

/** A step of booking a product, where the agency's booking menu has it as one that is sold. */
export function IfOffered({ product, children }: Props) {
  const { bookingMenu } = useRemote().agency;
  const isSold = bookingMenu.some(({ service, active }) => service === SERVICE_OF[product] && active);
  return isSold ? children : <NotOffered />;
}
