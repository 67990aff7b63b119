/** A key that no other booking has; `crypto.randomUUID` is not there on sites without https. */
export function someKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
