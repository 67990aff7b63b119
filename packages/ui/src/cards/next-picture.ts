/** The index of the next or previous picture; after the last comes the first. */
export function nextPicture(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}
