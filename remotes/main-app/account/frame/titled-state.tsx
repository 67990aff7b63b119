import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../kit/layout/page.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly heading: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One message that is the whole page, and its title in the browser's tab. */
export function TitledState(props: Props) {
  usePageTitle(props.heading);
  return <MessageState level={1} {...props} />;
}
