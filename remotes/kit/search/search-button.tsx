import { SubmitButton } from '@livery/remote/forms';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './search-button.module.css';

interface Props {
  readonly form: { readonly busy: boolean };
  readonly children: ReactNode;
}

/** Submits a search form: full width on a phone, at the form's end elsewhere. */
export function SearchButton({ form, children }: Props) {
  return (
    <div className={styles.submit}>
      <SubmitButton form={form}>
        <Search size={18} aria-hidden="true" />
        {children}
      </SubmitButton>
    </div>
  );
}
