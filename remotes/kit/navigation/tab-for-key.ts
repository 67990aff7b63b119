/** The tab that a key leads to, round at both ends; -1 for a key that leads to none. */
export function tabForKey(key: string, at: number, count: number, mirrored: boolean): number {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case mirrored ? 'ArrowLeft' : 'ArrowRight':
      return (at + 1) % count;
    case mirrored ? 'ArrowRight' : 'ArrowLeft':
      return (at - 1 + count) % count;
    default:
      return -1;
  }
}
