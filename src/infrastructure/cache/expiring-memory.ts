import { MemoryDriver } from 'bentocache/drivers/memory';

/** A field of an entry as BentoCache stores it, after the value. */
const EXPIRATION_FIELD = '"logicalExpiration":';

/**
 * Memory whose entries can all be made stale at once: from then on they are only used if newer ones can't be loaded.
 */
export class ExpiringMemory extends MemoryDriver {
  #until = 0;

  /** @param lifetime how long entries are fresh after they are stored, in milliseconds */
  expireAll(lifetime: number): void {
    this.#until = Date.now() + lifetime;
  }

  override get(key: string): string | undefined {
    const text: string | undefined = super.get(key);
    if (text === undefined || this.#until === 0) return text;
    const position = text.lastIndexOf(EXPIRATION_FIELD) + EXPIRATION_FIELD.length;
    const [time = ''] = /^\d+/.exec(text.slice(position, position + 20)) ?? [];
    return Number(time) > this.#until ? text : `${text.slice(0, position)}0${text.slice(position + time.length)}`;
  }
}
