import type { LucideIcon } from 'lucide-react';

/** Where a picker's button stands: in the header's bar, or as a row of the slide-out menu behind an icon. */
export interface PickerLook {
  readonly row?: LucideIcon;
}
