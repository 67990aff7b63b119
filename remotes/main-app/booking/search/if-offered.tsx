import type { ReactNode } from 'react';
import { useRemote } from '../../../kit/use-remote.ts';
import { type Product, SERVICE_OF } from '../product/product.ts';
import { NotOffered } from './not-offered.tsx';

interface Props {
  readonly product: Product;
  readonly children: ReactNode;
}

/** A step of booking a product, unless the agency's booking menu has it as one that isn't sold. */
export function IfOffered({ product, children }: Props) {
  const { bookingMenu } = useRemote().agency;
  const refused = bookingMenu.some(({ service, active }) => service === SERVICE_OF[product] && !active);
  return refused ? <NotOffered /> : children;
}
