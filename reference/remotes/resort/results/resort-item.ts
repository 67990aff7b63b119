import type { Money, NamedItem } from '@livery/remote';

interface SavableResort {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/** A resort as the shell saves it. @param path of its details @param price for the stay, from so much on */
export function resortItem({ id, name, image }: SavableResort, path: string, price: Money | null): NamedItem {
  return { product: 'resort', id, path, title: name, picture: image, price };
}
