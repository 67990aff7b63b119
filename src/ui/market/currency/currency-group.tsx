import { type ReactNode, useId } from 'react';
import styles from './currency-group.module.css';

interface Props {
  /** Empty for a list in one piece. */
  readonly heading: string;
  readonly children: ReactNode;
}

/** Options of the currency list that belong together, below a heading of their own. */
export function CurrencyGroup({ heading, children }: Props) {
  const id = useId();
  if (heading === '') return <ul role="presentation">{children}</ul>;
  return (
    <ul role="group" aria-labelledby={id}>
      <li role="presentation" id={id} className={styles.heading}>
        {heading}
      </li>
      {children}
    </ul>
  );
}
