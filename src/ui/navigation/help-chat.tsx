import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../kit/lazy-component.ts';
import { useLazyComponent } from '../kit/use-lazy-component.ts';
import { ChatContext } from './chat-context.ts';

const chat = lazyComponent(() => import('./chat-window.tsx').then(({ ChatWindow }) => ChatWindow));

/** Lets everything inside it open the help chat, whose widget is loaded no sooner. */
export function HelpChat({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const ChatWindow = useLazyComponent(chat, open, () => setOpen(false));
  const [openChat] = useState(() => () => setOpen(true));
  return (
    <ChatContext value={openChat}>
      {children}
      {open && ChatWindow !== undefined && <ChatWindow onClose={() => setOpen(false)} />}
    </ChatContext>
  );
}
