import { type ButtonVariant, buttonClass } from '@livery/ui/button-class';
import type { ReactNode } from 'react';
import { RouteLink } from '../navigation/route-link.tsx';

interface Props {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ to, variant = 'secondary', fullWidth = false, children }: Props) {
  return (
    <RouteLink to={to} className={buttonClass(variant, fullWidth)}>
      {children}
    </RouteLink>
  );
}
