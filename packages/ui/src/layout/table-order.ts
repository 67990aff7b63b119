/** The column by which rows are sorted, by its `sort.id`. */
export interface Order {
  readonly id: string;
  readonly descending: boolean;
}

/** An order as one word, for an address: `total`, or `-total` for descending. */
export function orderName({ id, descending }: Order): string {
  return descending ? `-${id}` : id;
}

/** Parses such a word; `null` if it names no sortable column. */
export function readOrder(name: string, columns: readonly { readonly sort?: { readonly id: string } }[]): Order | null {
  const [id, descending] = name.startsWith('-') ? [name.slice(1), true] : [name, false];
  return columns.some(({ sort }) => sort?.id === id) ? { id, descending } : null;
}
