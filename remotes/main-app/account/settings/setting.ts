/** A field of the settings, as the platform names it. */
export interface Setting {
  readonly name: string;
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'lines' | 'percent' | 'number' | 'switch';
}

/** A value that is sent back as it was read: a number as a number. */
export type SettingValue = string | boolean;
