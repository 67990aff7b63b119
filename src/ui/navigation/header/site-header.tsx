import { iconButtonClass } from '@livery/ui/icon-button-class';
import { useLive } from '@livery/ui/use-live';
import { Menu, PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazySlot, lazyComponent, useLazyComponent } from '../../kit/lazy-component.tsx';
import { LoadFailure } from '../../kit/states/load-failure.tsx';
import { useOverlay } from '../../kit/use-overlay.ts';
import { CurrencyButton } from '../../market/currency/currency-button.tsx';
import { LanguageButton } from '../../market/language-button.tsx';
import { LoginLinks } from '../../session/login-links.tsx';
import { useShell } from '../../shell-context.tsx';
import { SIDE_NAVIGATION_ID } from '../side/side-navigation-id.ts';
import { ContentLinks } from './content-links.tsx';
import { LogoLink } from './logo-link.tsx';
import { ProductBar } from './product-bar.tsx';
import styles from './site-header.module.css';

const profileButton = lazyComponent(
  'profile-button',
  async () => (await import('../../session/profile-button.tsx')).ProfileButton,
);

/** The header's end: log-in and sign-up for visitors, the profile menu for signed-in users. */
function AccountControls() {
  const signedIn = useLive(useShell().session.signedIn);
  if (!signedIn) return <LoginLinks variant="bar" />;
  return (
    <LazySlot
      component={profileButton}
      props={{}}
      fallback={<div className={styles.account} />}
      renderFailed={(retry) => <LoadFailure small onRetry={retry} />}
    />
  );
}

interface Props {
  /** As wide as the page, if there is a side navigation. */
  readonly wide: boolean;
  readonly togglesSidebar: boolean;
}

/**
 * The header, and the products below it. On small screens all but the logo and one sign-in link moves into the
 * slide-out menu.
 * @rule 2.17
 */
export function SiteHeader({ wide, togglesSidebar }: Props) {
  const [favouritesPlace, setFavouritesPlace] = useState<Element | null>(null);
  return (
    <>
      <header className={styles.header} data-top-menu>
        <div className={styles.bar} data-wide={wide ? '' : undefined}>
          {togglesSidebar && <SidebarToggler />}
          <LogoLink />
          <div ref={setFavouritesPlace} className={styles.favourites} />
          <div className={styles.roomy}>
            <ContentLinks variant="bar" />
            <div className={styles.pickers}>
              <LanguageButton />
              <CurrencyButton />
            </div>
          </div>
          <div className={styles.end}>
            <AccountControls />
            <SlideOutButton />
          </div>
        </div>
      </header>
      <ProductBar wide={wide} favouritesPlace={favouritesPlace} />
    </>
  );
}

/** Opens and closes the side navigation (rules §4). */
function SidebarToggler() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const sidebar = useLive(navigation.sidebar);
  return (
    <button
      type="button"
      data-sidebar-toggler
      className={`${iconButtonClass()} ${styles.toggler}`}
      aria-label={t('header.sideMenu')}
      aria-expanded={sidebar === 'expanded'}
      aria-controls={SIDE_NAVIGATION_ID}
      onClick={() => navigation.onSidebarEvent({ kind: 'toggled' })}
    >
      <PanelLeft size={22} aria-hidden="true" />
    </button>
  );
}

const slideOut = lazyComponent('slide-out', async () => (await import('./slide-out.tsx')).SlideOut);

/** Opens the menu on small screens. */
function SlideOutButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useOverlay(open);
  const SlideOut = useLazyComponent(slideOut, open, () => setOpen(false));
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={22} aria-hidden="true" />
      </button>
      {open && SlideOut !== undefined && <SlideOut onClose={() => setOpen(false)} />}
    </div>
  );
}
