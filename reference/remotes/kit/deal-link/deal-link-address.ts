import { addressWith } from '@livery/remote';

/** The address of a deal link. */
export function dealLinkAddress(id: string): string {
  return addressWith('/deal-link', { dealLinkId: id });
}
