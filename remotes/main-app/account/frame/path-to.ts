/** The path of something within a list, whose id came from outside. */
export function pathTo(list: string, id: string): string {
  return `${list}/${encodeURIComponent(id)}`;
}
