import { WAITING } from '@livery/ui/waiting';
import styles from './search-panel.module.css';

/** The room of the panel until it is there: as high as the form of hotels. */
export function SearchPlace({ form }: { readonly form: 'full' | 'summary' }) {
  return <div className={`${styles.panel} ${styles.place}`} data-form={form} {...{ [WAITING]: '' }} />;
}
