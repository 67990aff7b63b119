import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** What is wrong with a field; the field names its id in `aria-describedby`. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={15} aria-hidden="true" />
      {error}
    </p>
  );
}
