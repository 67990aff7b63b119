/** Whether a value is a text that says something, of so many characters at most. */
export function isText(value: unknown, most = 200): value is string {
  return typeof value === 'string' && value.length <= most && value.trim() !== '';
}

/** Whether a value is an e-mail address as far as anybody can tell without writing to it. */
export function isAddress(value: unknown): value is string {
  return isText(value) && /^[^\s@]+@[^\s@]+$/.test(value.trim());
}

/** Whether a value looks like a phone number. */
export function isPhone(value: unknown): value is string {
  return isText(value, 30) && /^\+?[\d\s().-]{5,}$/.test(value.trim());
}
