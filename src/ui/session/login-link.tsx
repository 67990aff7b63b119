import { useLive } from '@livery/ui/use-live';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SignInDialogKind } from '../../application/session/create-sign-in-offers.ts';
import { useShell } from '../shell-context.tsx';

interface Props {
  readonly kind: SignInDialogKind;
  /** A path on this site, or the agency's http(s) address. */
  readonly to: string;
  readonly className: string;
  /** Called before a dialog opens instead of the page. */
  readonly onDialog?: () => void;
  readonly children: ReactNode;
}

/**
 * Links to the log-in or sign-up page, on this site or on the agency's. If a remote module has registered a dialog for
 * this site, the link opens that.
 * @rule 4.16
 */
export function LoginLink({ kind, to, className, onDialog, children }: Props) {
  const { session } = useShell();
  const isOffered = useLive(session.signInOffered);
  if (!to.startsWith('/')) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={to} aria-haspopup={isOffered ? 'dialog' : undefined} onClick={pressed}>
      {children}
    </Link>
  );

  function pressed(event: MouseEvent<HTMLAnchorElement>) {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!isOffered || elsewhere) return;
    // Closes menus before the dialog opens, and moves the focus to an element that it can return to.
    event.currentTarget.closest('dialog')?.close();
    onDialog?.();
    if (session.openSignIn(kind)) event.preventDefault();
  }
}
