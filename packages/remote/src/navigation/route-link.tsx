import type { LinkProps } from '@livery/ui/link';
import type { MouseEvent } from 'react';
import { useRemote } from '../use-remote.ts';

/** A link within the site. The browser handles clicks with a modifier key, and links with a `target`. */
export function RouteLink({ to, onClick, children, ...attributes }: LinkProps) {
  const { navigate } = useRemote();
  return (
    <a {...attributes} href={to} onClick={clicked}>
      {children}
    </a>
  );

  function clicked(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    const elsewhere = (attributes.target ?? '_self') !== '_self' || attributes.download !== undefined;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || elsewhere) return;
    event.preventDefault();
    navigate(to);
  }
}
