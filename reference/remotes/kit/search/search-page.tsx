import { Page } from '@livery/remote';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './search-page.module.css';

interface BookingReason {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Reasons to book here, shown below the form. */
  readonly promises: readonly BookingReason[];
  /** The form. */
  readonly children: ReactNode;
}

/** The first page of a booking: the search form, and the reasons to book here. */
export function SearchPage({ title, lead, promises, children }: Props) {
  return (
    <div className={styles.hero}>
      <Page title={title} lead={lead}>
        {children}
        <ul role="list" className={styles.promises}>
          {promises.map(({ icon: Icon, title: heading, text }) => (
            <li key={heading} className={styles.promise}>
              <Icon size={22} aria-hidden="true" />
              <div>
                <h2 className={styles.heading}>{heading}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Page>
    </div>
  );
}
