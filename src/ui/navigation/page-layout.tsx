import { useLive } from '@livery/ui/use-live';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutState } from '../../application/navigation/navigation.ts';
import { showsSidebarToggle } from '../../domain/navigation/decide-layout.ts';
import { HydratedApart } from '../kit/hydrated-apart.tsx';
import { HydratedOnUse } from '../kit/hydrated-on-use.tsx';
import { LazySlot, lazyComponent, loadComponents, useLazyComponent } from '../kit/lazy-component.tsx';
import { LoadFailure, type Retry } from '../kit/states/load-failure.tsx';
import { useShell } from '../shell-context.tsx';
import { ChatContext } from './chat-context.ts';
import { SiteHeader } from './header/site-header.tsx';
import styles from './page-layout.module.css';

const notice = lazyComponent(
  'rates-notice',
  async () => (await import('../market/rates/rates-notice.tsx')).RatesNotice,
);

/** The notice of a page that can't convert its prices; its code is loaded when it is needed. */
function RatesSlot() {
  const reason = useLive(useShell().market.unconverted);
  return reason !== null && <LazySlot component={notice} props={{ reason }} />;
}

const chat = lazyComponent('chat-window', async () => (await import('./chat-window.tsx')).ChatWindow);

/** Provides the help chat to its children; the widget is loaded when it is first opened. */
function HelpChat({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const ChatWindow = useLazyComponent(chat, open, () => setOpen(false));
  const [openChat] = useState(() => () => setOpen(true));
  return (
    <ChatContext value={openChat}>
      {children}
      {open && ChatWindow !== undefined && <ChatWindow onClose={() => setOpen(false)} />}
    </ChatContext>
  );
}

const footer = lazyComponent('site-footer', async () => (await import('./footer/site-footer.tsx')).SiteFooter);
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
 * Header, side navigation and footer around a page; the page's layout decides which of them are shown (rules §2,
 * layout rules).
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
          {decision.footer && <Footer path={path} legalLinks={legalLinks} slim={slimFooter} />}
        </div>
      </div>
    </HelpChat>
  );
}

interface FooterProps {
  readonly path: string;
  readonly legalLinks: boolean;
  readonly slim: boolean;
}

const loadFooter = () => loadComponents([footer.name]);

/** Nobody needs it first: a server's works without its code, which comes after that of the page. */
function Footer({ path, legalLinks, slim }: FooterProps) {
  const { place, content } = useMemo(() => {
    const empty = <div className={styles.footer} data-slim={slim || undefined} />;
    const renderFailed = (retry: Retry) => (
      <footer className={styles.footer}>
        <LoadFailure onRetry={retry} />
      </footer>
    );
    const options = { resetKey: path, fallback: empty, renderFailed };
    return { place: empty, content: <LazySlot component={footer} props={{ legalLinks, slim }} {...options} /> };
  }, [path, legalLinks, slim]);
  return (
    <HydratedOnUse atLast load={loadFooter} fallback={place} shows={`${legalLinks} ${slim}`}>
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
