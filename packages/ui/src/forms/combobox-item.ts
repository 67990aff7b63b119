import type { LucideIcon } from 'lucide-react';

/** An item of a combobox. */
export interface ComboboxItem {
  /** Unique in the list. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others with the same label. */
  readonly hint?: string;
  /** Shows the kind of the item. */
  readonly icon?: LucideIcon;
  /** The text of the heading under which it is listed. */
  readonly section?: string;
}
