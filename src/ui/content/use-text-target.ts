import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the place in an agency's text that the address names (`/about#fees`),
 * once the text is there: it comes after the page, when the browser has looked
 * for that place already. Later steps to another place are the browser's own.
 */
export function useTextTarget(text: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isShown || hash === '') return;
    const id = idIn(hash);
    const targets = text.current?.querySelectorAll<HTMLElement>('[id]') ?? [];
    const target = [...targets].find((element) => element.id === id || element.id === `user-content-${id}`);
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
    target?.focus({ preventScroll: true });
  }, [text, isShown, hash]);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
