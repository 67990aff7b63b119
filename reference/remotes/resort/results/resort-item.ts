import type { Money, NamedItem } from '@livery/remote';

interface SavableResort {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/**
 * A resort in the form in which the shell saves it. @param path of its details @param price lowest price of the stay
 */
export function resortItem({ id, name, image }: SavableResort, path: string, price: Money | null): NamedItem {
  return { product: 'resort', id, path, title: name, picture: image, price };
}
