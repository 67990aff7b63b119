/** Whether a path steers the sandbox itself: never spoilt, never listed, not open to pages of other origins. */
export function isOwnControl(path: string): boolean {
  return path === '/sandbox' || path.startsWith('/sandbox/');
}
