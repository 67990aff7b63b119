export type Device = 'phone' | 'tablet' | 'pc';

/**
 * What a site is looked at with, by its width in CSS pixels: a phone below 768,
 * a pc above 1200, else a tablet (rules 9.12).
 */
export function deviceOf(width: number): Device {
  if (width > 1200) return 'pc';
  return width < 768 ? 'phone' : 'tablet';
}
