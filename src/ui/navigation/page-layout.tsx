import { useLive } from '@livery/ui/use-live';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutState } from '../../application/navigation/navigation.ts';
import { showsSidebarToggle } from '../../domain/navigation/decide-layout.ts';
import { HydratedApart } from '../kit/hydrated-apart.tsx';
import { HydratedOnUse } from '../kit/hydrated-on-use.tsx';
import { LazySlot, lazyComponent, useLazyComponent } from '../kit/lazy-component.tsx';
import { LoadFailure } from '../kit/states/load-failure.tsx';
import { useShell } from '../shell-context.tsx';
import { ChatContext } from './chat-context.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import styles from './page-layout.module.css';

const ratesNotice = lazyComponent(
  'rates-notice',
  async () => (await import('../market/rates/rates-notice.tsx')).RatesNotice,
);

/** The notice on a page whose prices can't be converted; its code is loaded when it is needed. */
function RatesSlot() {
  const reason = useLive(useShell().market.unconverted);
  return reason !== null && <LazySlot component={ratesNotice} props={{ reason }} />;
}

const chatWindow = lazyComponent('chat-window', async () => (await import('./chat-window.tsx')).ChatWindow);

/** Provides the help chat to its children; the widget is loaded when it is first opened. */
function HelpChat({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const ChatWindow = useLazyComponent(chatWindow, open, () => setOpen(false));
  const [openChat] = useState(() => () => setOpen(true));
  return (
    <ChatContext value={openChat}>
      {children}
      {open && ChatWindow !== undefined && <ChatWindow onClose={() => setOpen(false)} />}
    </ChatContext>
  );
}

const sideNavigation = lazyComponent(
  'side-navigation',
  async () => (await import('./side/side-navigation.tsx')).SideNavigation,
);

const clientBar = lazyComponent('client-bar', async () => (await import('../clients/client-bar.tsx')).ClientBar);

interface Props {
  readonly path: string;
  readonly decision: LayoutState;
  readonly children: ReactNode;
}

/**
 * Header, side navigation and footer around a page; its layout decides which of them are shown (rules §2, layout
 * rules).
 */
export function PageLayout({ path, decision, children }: Props) {
  const { header, sideNav, legalLinks, slimFooter } = decision;
  const sidebar = useShell().navigation.sidebar.now();
  const client = <div className={styles.client} />;
  return (
    <HelpChat>
      <SkipLink />
      {header && (
        <HydratedApart>
          <SiteHeader wide={sideNav} togglesSidebar={showsSidebarToggle(path, sideNav)} />
        </HydratedApart>
      )}
      <div className={styles.body} data-below-header={header ? '' : undefined}>
        {sideNav && (
          <LazySlot
            component={sideNavigation}
            props={{}}
            resetKey={path}
            fallback={<div className={styles.strip} data-sidebar={sidebar} />}
            renderFailed={(retry) => (
              <div className={styles.strip} data-sidebar={sidebar}>
                <LoadFailure small onRetry={retry} />
              </div>
            )}
          />
        )}
        <div className={styles.column}>
          {header && sideNav && (
            <LazySlot
              component={clientBar}
              props={{ path }}
              resetKey={path}
              fallback={client}
              renderFailed={() => client}
            />
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            <RatesSlot />
            <HydratedApart>{children}</HydratedApart>
          </main>
          {decision.footer && <Footer legalLinks={legalLinks} slim={slimFooter} />}
        </div>
      </div>
    </HelpChat>
  );
}

interface FooterProps {
  readonly legalLinks: boolean;
  readonly slim: boolean;
}

/** Hydrated late, because nobody needs it first: the server's markup works before that. */
function Footer({ legalLinks, slim }: FooterProps) {
  const content = useMemo(() => <SiteFooter legalLinks={legalLinks} slim={slim} />, [legalLinks, slim]);
  return (
    <HydratedOnUse atLast shows={`${legalLinks} ${slim}`}>
      {content}
    </HydratedOnUse>
  );
}

/** The first tab stop: skips the header. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.link} href="#main">
      {t('skipToContent')}
    </a>
  );
}
