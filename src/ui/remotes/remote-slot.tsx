import { isAddedName } from '@livery/contract/remotes/remote-name';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteModules, ScreenRemoteName } from '../../application/remotes/remotes.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';
import { DocumentTitle } from '../agency/agency-context.tsx';
import { LegalText, useLegalText } from '../content/legal-text.tsx';
import { HydrationContext } from '../kit/hydration.ts';
import { useShell } from '../shell-context.tsx';
import { keepUse } from './keep-use.ts';
import { RemoteLoader } from './remote-loader.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import styles from './remote-stage.module.css';
import { RenderedRemote, SERVED } from './rendered-remote.ts';
import { SlotFailure } from './slot-failure.tsx';

interface Props {
  readonly remote: ScreenRemoteName;
  readonly path: string;
}

/**
 * The part of a page that a remote module renders, including its failures. The remote sets the title until the visitor
 * navigates to another path. An agency's legal text, or the server's markup, is shown until the remote has rendered a
 * page.
 * @rule 8.3
 */
export function RemoteSlot({ remote, path }: Props) {
  const { t } = useTranslation();
  const { modules, retry } = useRemoteModules(path);
  const page = use(RenderedRemote);
  const servedPage = page?.path === path ? page : null;
  const [title, setTitle] = useState({ path, text: servedPage?.title ?? '' });
  const [isRendered, setRendered] = useState(false);
  const knownTitle = matchPath(path)?.title;
  const heading = headingOf();
  const ownTitle = title.path === path ? title.text : '';
  const legal = useLegalText(path);
  const hasText = (legal !== null || servedPage !== null) && !isRendered;
  return (
    <>
      <DocumentTitle {...(ownTitle || heading ? { page: ownTitle || heading } : {})} />
      {hasText && legal !== null && <LegalText key={path} heading={heading} html={legal} />}
      {hasText && legal === null && servedPage !== null && <ServedPage html={servedPage.html} />}
      {modules === undefined && !hasText && <RemoteSkeleton />}
      {modules === 'failed' && <SlotFailure hasText={hasText} onRetry={retry} />}
      {typeof modules === 'object' && (
        <RemoteLoader
          key={remote}
          modules={modules}
          remote={remote}
          hasText={hasText}
          onTitle={(text) => setTitle({ path, text })}
          onRendered={setRendered}
        />
      )}
    </>
  );

  /** Empty for a custom remote until it sets its page's title. */
  function headingOf(): string {
    if (knownTitle !== undefined) return t(knownTitle);
    return isAddedName(remote) ? '' : t(`remotes.${remote}`);
  }
}

/** The server's markup of a remote, whose code the deployment allows to run there. */
function ServedPage({ html }: { readonly html: string }) {
  const page = useRef<HTMLDivElement>(null);
  const hydration = use(HydrationContext);
  useLayoutEffect(() => {
    if (page.current !== null) return keepUse(page.current, hydration?.takeUses(page.current));
  }, [hydration]);
  // oxlint-disable-next-line react/no-danger -- It is in the document already; in the browser it is hydrated, not set.
  return <div ref={page} className={styles.remote} {...{ [SERVED]: '' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The remote modules, once the code for them is loaded; `failed` if that fails, until a retry or another page. */
function useRemoteModules(path: string) {
  const { remotes, code } = useShell();
  const [modules, setModules] = useState<RemoteModules>();
  const [retries, setRetries] = useState(0);
  const attempt = `${retries} ${path}`;
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    code.load(remotes.open, { isPage: true, signal }).then(
      (openedModules) => signal.aborted || setModules(openedModules),
      () => signal.aborted || setFailed(attempt),
    );
    return () => controller.abort();
  }, [remotes, code, attempt]);

  return {
    modules: modules ?? (failed === attempt ? 'failed' : undefined),
    retry: () => setRetries(retries + 1),
  };
}
