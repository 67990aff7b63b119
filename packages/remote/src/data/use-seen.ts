import type { NamedItem } from '@livery/contract/remotes/remote-context';
import { useEffect } from 'react';
import { useRemote } from '../use-remote.ts';

/** Remembers on the device that the visitor looks at an item, for the home page. */
export function useSeen({ product, id, path, title, picture, price }: NamedItem): void {
  const { seen } = useRemote();
  const { amount, currency } = price ?? {};
  useEffect(() => {
    const cost = amount === undefined || currency === undefined ? undefined : { amount, currency };
    seen({ product, id, path, title, picture, price: cost });
  }, [seen, product, id, path, title, picture, amount, currency]);
}
