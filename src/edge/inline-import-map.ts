import { createHash } from 'node:crypto';

const IMPORT_MAP = /<script type="importmap">([\s\S]*?)<\/script>/;

/**
 * The source expression that lets a content security policy pass the import map
 * of a page: it stands in the page itself, because browsers read no other.
 * `undefined` for a page without one.
 */
export function inlineImportMap(html: string): string | undefined {
  const text = IMPORT_MAP.exec(html)?.[1];
  return text === undefined ? undefined : `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
