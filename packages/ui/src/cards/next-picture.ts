/** The picture after or before one, in a round: after the last comes the first. */
export function nextPicture(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}
