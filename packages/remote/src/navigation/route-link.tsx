import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useRemote } from '../use-remote.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, with its query. */
  readonly to: string;
}

/** A link within the site. The browser handles clicks with a modifier key, and links with a `target`. */
export function RouteLink({ to, onClick, children, ...attributes }: Props) {
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
