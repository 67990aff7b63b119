/** The path of an item within a list, its id encoded. */
export function itemPath(list: string, id: string): string {
  return `${list}/${encodeURIComponent(id)}`;
}
