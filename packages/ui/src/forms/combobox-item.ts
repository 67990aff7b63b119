import type { LucideIcon } from 'lucide-react';

/** Something that a combobox offers. */
export interface ComboboxItem {
  /** Unlike any other in the list. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others of the same label. */
  readonly hint?: string;
  /** What kind of thing it is, at a glance. */
  readonly icon?: LucideIcon;
  /** The heading that it is listed under, in words. */
  readonly section?: string;
}
