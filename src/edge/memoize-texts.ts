import { LRUCache } from 'lru-cache';

/** The same function, which works out each of the last thousand texts once. */
export function memoizeTexts<V extends object | string | boolean>(read: (text: string) => V): (text: string) => V {
  const values = new LRUCache<string, V>({ max: 1000, memoMethod: (text) => read(text) });
  return (text) => values.memo(text);
}
