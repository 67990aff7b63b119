import { Inbox } from 'lucide-react';
import { MessageState, type MessageStateProps } from './message-state.tsx';

/** An empty list, and what to do about it. */
export function EmptyState({
  icon = Inbox,
  ...rest
}: Omit<MessageStateProps, 'icon'> & Partial<Pick<MessageStateProps, 'icon'>>) {
  return <MessageState icon={icon} {...rest} />;
}
