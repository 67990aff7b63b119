import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from '../../../design/button-class.ts';
import { RouteLink } from '../navigation/route-link.tsx';

interface Props {
  readonly to: string;
  readonly look?: ButtonVariant;
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ to, look = 'secondary', whole = false, children }: Props) {
  return (
    <RouteLink to={to} className={buttonClass(look, whole)}>
      {children}
    </RouteLink>
  );
}
