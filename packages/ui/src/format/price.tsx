import { Amount } from './amount.tsx';
import styles from './price.module.css';
import text from './text.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  /** Formatted, in the visitor's currency. */
  readonly amount: string;
  /** The formatted price before a discount, and its label for screen readers. */
  readonly previous?: { readonly amount: string; readonly label: string } | undefined;
  /** The text above it, such as `From`. */
  readonly above?: string | undefined;
  /** The unit of the price, such as `per night`. */
  readonly note?: string | undefined;
}

/** The price of a card or a row: its amount, with notes. */
export function Price({ amount, previous, above, note }: Props) {
  return (
    <span className={styles.price}>
      {above !== undefined && <span className={text.small}>{above}</span>}
      {previous !== undefined && (
        <span className={text.small}>
          <VisuallyHidden>{previous.label}</VisuallyHidden>
          <s aria-hidden="true">
            <Amount text={previous.amount} />
          </s>
        </span>
      )}
      <Amount text={amount} size="large" />
      {note !== undefined && <span className={text.small}>{note}</span>}
    </span>
  );
}
