import { createContext, use } from 'react';

export const ChatContext = createContext<() => void>(() => undefined);

/** Opens the help chat (rules §6). */
export function useOpenChat(): () => void {
  return use(ChatContext);
}
