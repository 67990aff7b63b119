import { isRecord } from '@livery/contract/wire/is-record';

/** What a kind's entries are. */
export type StoredContent = 'response' | 'failure';

/** Whether a text of Redis is an entry as BentoCache stores it there. Whoever reaches Redis may write anything. */
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
