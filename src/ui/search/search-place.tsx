import type { Service } from '@livery/contract/agency/products';
import { WAITING } from '@livery/ui/waiting';
import styles from './search-panel.module.css';
import { useSoldServices } from './use-panel.ts';

interface Props {
  readonly form: 'full' | 'summary';
  readonly service?: Service | undefined;
}

/** The number of fields of a form, if it isn't three. */
const FIELD_COUNTS: { readonly [S in Service]?: number } = { activities: 2, cars: 4, flights: 5 };

/**
 * Reserves the room of the panel until it is loaded: laid out like its form, with empty fields; nothing if no products
 * are sold.
 */
export function SearchPlace({ form, service }: Props) {
  const soldServices = useSoldServices(service);
  if (soldServices === null) return null;
  const { services, chosen } = soldServices;
  return (
    <div className={styles.panel} data-form={form} {...{ [WAITING]: '' }}>
      {form === 'full' && (
        <>
          {services.length > 1 && <div className={styles.row} />}
          <div className={styles.form}>
            <div className={styles.fields} data-service={chosen}>
              {Array.from({ length: FIELD_COUNTS[chosen] ?? 3 }, (_, index) => (
                <div key={index} className={styles.field} />
              ))}
            </div>
            <div className={styles.submit}>
              <div className={styles.button} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
