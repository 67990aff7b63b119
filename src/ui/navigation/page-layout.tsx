import type { ReactNode } from 'react';
import { type LayoutDecision, showsSidebarToggle } from '../../domain/navigation/decide-layout.ts';
import { latePart } from '../kit/late-part.ts';
import { LateSlot } from '../kit/late-slot.tsx';
import { LostPart } from '../kit/lost-part.tsx';
import { RatesSlot } from '../market/rates-slot.tsx';
import { HelpChat } from './help-chat.tsx';
import styles from './page-layout.module.css';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

const footer = latePart(() => import('./site-footer.tsx').then(({ SiteFooter }) => SiteFooter));
const sideNavigation = latePart(() => import('./side-navigation.tsx').then(({ SideNavigation }) => SideNavigation));

interface Props {
  readonly path: string;
  readonly decision: LayoutDecision;
  readonly children: ReactNode;
}

/** The site around a page: what of it there is, is decided by the page (specification §2, layout rules). */
export function PageLayout({ path, decision, children }: Props) {
  const { header, sideNav, legalLinks } = decision;
  return (
    <HelpChat>
      <SkipLink />
      {header && <SiteHeader wide={sideNav} togglesSidebar={showsSidebarToggle(path, sideNav)} />}
      <div className={styles.body} data-below-header={header ? '' : undefined}>
        {sideNav && (
          <LateSlot
            part={sideNavigation}
            with={{}}
            resetKey={path}
            waiting={<div className={styles.strip} />}
            renderFailed={(retry) => (
              <div className={styles.strip}>
                <LostPart small onRetry={retry} />
              </div>
            )}
          />
        )}
        <div className={styles.column}>
          <main id="main" tabIndex={-1} className={styles.main}>
            <RatesSlot />
            {children}
          </main>
          {decision.footer && (
            <LateSlot
              part={footer}
              with={{ legalLinks }}
              resetKey={path}
              waiting={<div className={styles.footer} />}
              renderFailed={(retry) => (
                <footer className={styles.footer}>
                  <LostPart onRetry={retry} />
                </footer>
              )}
            />
          )}
        </div>
      </div>
    </HelpChat>
  );
}
