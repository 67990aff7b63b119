import { LRUCache } from 'lru-cache';

/** The same function, which works out each of the last thousand texts once. */
export function remembered<V extends object | string>(read: (text: string) => V): (text: string) => V {
  const values = new LRUCache<string, V>({ max: 1000 });
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    values.set(text, value);
    return value;
  };
}
