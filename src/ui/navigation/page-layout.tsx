import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import styles from './page-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useArrival } from './use-arrival.ts';

/** The site around every page. */
export function PageLayout() {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
