import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: LucideIcon;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}
