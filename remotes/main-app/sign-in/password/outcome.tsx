import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../../kit/layout/page.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly heading: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The result that replaces a form: the focus moves to its heading, since the form that had it is gone. */
export function Outcome({ icon, heading, actions, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  usePageTitle(heading);
  useEffect(() => ref.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={ref}>
      <MessageState icon={icon} level={1} heading={heading} actions={actions}>
        {children}
      </MessageState>
    </div>
  );
}
