import { LRUCache } from 'lru-cache';

/**
 * A longer text, which only a hostile client sends, is parsed each time, because a thousand of them would fill the
 * memory.
 */
const MAX_REMEMBERED_LENGTH = 500;

/** The same function, with its results for the last thousand texts of at most 500 characters cached. */
export function memoizeTexts<V extends object | string | boolean>(read: (text: string) => V): (text: string) => V {
  const values = new LRUCache<string, V>({ max: 1000, memoMethod: (text) => read(text) });
  return (text) => (text.length > MAX_REMEMBERED_LENGTH ? read(text) : values.memo(text));
}
