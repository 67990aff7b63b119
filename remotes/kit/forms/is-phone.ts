/** Whether a text could be a phone number: 6 to 20 digits, with what stands between them. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text.trim()) && /^\d{6,20}$/.test(text.replace(/\D/g, ''));
}
