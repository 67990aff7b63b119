import { ChevronRight } from 'lucide-react';
import { AuthoredText } from './authored-text.tsx';
import styles from './breadcrumbs.module.css';
import { RouteLink } from './route-link.tsx';
import { useVoice } from './use-voice.ts';

interface Step {
  readonly label: string;
  /** Without it, it is the page itself. */
  readonly to?: string;
}

/** The way here, from the outermost page to this one. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Step[] }) {
  const say = useVoice();
  return (
    <nav aria-label={say('kit.trail')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }, index) => (
          <li key={to ?? label} className={styles.step}>
            {index > 0 && <ChevronRight className={styles.chevron} size={14} aria-hidden="true" />}
            {to === undefined ? (
              <span aria-current="page">
                <AuthoredText text={label} />
              </span>
            ) : (
              <RouteLink className={styles.link} to={to}>
                <AuthoredText text={label} />
              </RouteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
