import type { ReactNode } from 'react';
import { useAgencyName } from '../agency/agency-context.tsx';
import { LanguageButton } from '../market/language-button.tsx';
import { LogoLink } from './header/logo-link.tsx';
import styles from './login-layout.module.css';

/** A page with a single card, for signing in and out (rules §2, layout rules). */
export function LoginLayout({ children }: { readonly children: ReactNode }) {
  const name = useAgencyName();
  return (
    <div className={styles.page}>
      <div className={styles.language}>
        <LanguageButton />
      </div>
      <main id="main" tabIndex={-1} className={styles.card}>
        <LogoLink />
        {children}
      </main>
      <p className={styles.name}>
        © <bdi>{name}</bdi>
      </p>
    </div>
  );
}
