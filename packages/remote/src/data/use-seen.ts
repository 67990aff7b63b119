import { useEffect } from 'react';
import type { NamedItem } from '../../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';

/** Remembers on the device that the visitor looks at an item, for the home page. */
export function useSeen({ product, id, path, title, picture }: NamedItem): void {
  const { seen } = useRemote();
  useEffect(() => seen({ product, id, path, title, picture }), [seen, product, id, path, title, picture]);
}
