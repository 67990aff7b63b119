import type { LucideIcon } from 'lucide-react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageState } from './message-state.tsx';

interface Props {
  readonly icon?: LucideIcon;
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** There is nothing here yet, and what to do about it. */
export function EmptyState({ icon = Inbox, ...rest }: Props) {
  return <MessageState icon={icon} {...rest} />;
}
