import { isRecord } from '@livery/contract/wire/is-record';

/** The kind of a store's entries. */
export type StoredContent = 'response' | 'failure';

/** Whether a text in Redis is an entry as BentoCache stores it. Anybody with access to Redis may write anything. */
export function isStoredEntry(text: string, content: StoredContent): boolean {
  const entry = parseJson(text);
  if (!isRecord(entry) || !isRecord(entry.value)) return false;
  const { value, createdAt, logicalExpiration } = entry;
  if (!Number.isFinite(createdAt) || !Number.isFinite(logicalExpiration)) return false;
  return content === 'response'
    ? value.ok === true && Object.hasOwn(value, 'value')
    : value.ok === false && isRecord(value.error) && typeof value.error.kind === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
