import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

interface Props {
  readonly form: { readonly busy: boolean };
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** Sends the form that it stands in. */
export function SubmitButton({ form, whole = false, children }: Props) {
  return (
    <Button type="submit" look="primary" busy={form.busy} whole={whole}>
      {children}
    </Button>
  );
}
