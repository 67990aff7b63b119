import layout from '@livery/ui/layout.module.css';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PARENT_STEPS } from '../../../../src/application/remotes/remote-context.ts';
import { AuthoredText } from '../format/authored-text.tsx';
import styles from './breadcrumbs.module.css';
import { RouteLink } from './route-link.tsx';

export interface Step {
  readonly label: string;
  /** Missing for the current page. */
  readonly to?: string;
}

type BookingStep = keyof typeof PARENT_STEPS;

/** How a screen names and addresses the parents of its step; `null` leaves one out that is not known. */
type Parents<Of extends BookingStep> = Readonly<Record<(typeof PARENT_STEPS)[Of][number], Step | null>>;

/** The trail of a step of a booking, as the path catalogue has it. */
export function bookingTrail<Of extends BookingStep>(step: Of, parents: Parents<Of>): readonly Step[] {
  const names: readonly (keyof Parents<Of>)[] = PARENT_STEPS[step];
  return names.flatMap((name) => parents[name] ?? []);
}

/** Links to the parent pages, the outermost first: those that the path catalogue names. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Step[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }, index) => (
          <li key={to ?? label} className={styles.step}>
            {index > 0 && <ChevronRight className={styles.chevron} size={14} aria-hidden="true" />}
            {to === undefined ? (
              <span aria-current="page">
                <AuthoredText text={label} />
              </span>
            ) : (
              <RouteLink className={layout.link} to={to}>
                <AuthoredText text={label} />
              </RouteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
