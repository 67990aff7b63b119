import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Fields that answer one question together, such as check boxes: the question stands above them. */
export function FieldGroup({ label, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
