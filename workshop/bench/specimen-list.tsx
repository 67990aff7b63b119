import { type Address, queryOf } from '../address.ts';
import { SPECIMEN_NAMES } from '../specimen-names.ts';
import { inFeatures } from './in-features.ts';
import styles from './specimen-list.module.css';

interface Props {
  readonly address: Address;
  readonly onChoose: (specimen: string) => void;
}

/** Every specimen by feature: a list at the side, or a single field where there is no room for one. */
export function SpecimenList({ address, onChoose }: Props) {
  const features = inFeatures(SPECIMEN_NAMES);
  const chosen = address.specimen.split('/').slice(0, 2).join('/');
  return (
    <nav className={styles.list} aria-label="Specimens">
      {features.map(([feature, components]) => (
        <section key={feature}>
          <h2 className={styles.feature}>{feature}</h2>
          <ul>
            {components.map((component) => {
              const specimen = `${feature}/${component}`;
              return (
                <li key={component}>
                  <a
                    ref={specimen === chosen ? intoView : null}
                    className={styles.link}
                    href={queryOf({ ...address, specimen })}
                    aria-current={specimen === chosen ? 'page' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      onChoose(specimen);
                    }}
                  >
                    {component}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function intoView(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'nearest' });
}
