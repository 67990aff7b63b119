import { type ReactNode, useState } from 'react';
import { latePart } from '../kit/late-part.ts';
import { useLatePart } from '../kit/use-late-part.ts';
import { ChatContext } from './chat-context.ts';

const chat = latePart(() => import('./chat-window.tsx').then(({ ChatWindow }) => ChatWindow));

/** Lets everything inside it open the help chat, whose widget is loaded no sooner. */
export function HelpChat({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const ChatWindow = useLatePart(chat, open, () => setOpen(false));
  const [openChat] = useState(() => () => setOpen(true));
  return (
    <ChatContext value={openChat}>
      {children}
      {open && ChatWindow !== undefined && <ChatWindow onClose={() => setOpen(false)} />}
    </ChatContext>
  );
}
