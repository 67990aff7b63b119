import type { SearchPanelOptions } from '@livery/contract/remotes/remote-context';
import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { RenderedResponsesContext } from '../data/rendered-responses.tsx';
import { useRemote } from '../use-remote.ts';
import styles from './search-panel.module.css';

/** The shell's search panel, the same on every page of the site. Its space is reserved before it is shown. */
export function SearchPanel({ service, form = 'full', onSearchAgain }: SearchPanelOptions) {
  const { searchPanel } = useRemote();
  const canSearchAgain = onSearchAgain !== undefined;
  const searchAgain = useEffectEvent(() => onSearchAgain?.());
  const place = useRef<HTMLDivElement>(null);
  const named = service === undefined ? {} : { service };
  const markup = use(RenderedResponsesContext)?.readPanel?.({ ...named, form });
  useLayoutEffect(
    () =>
      place.current === null
        ? undefined
        : searchPanel(place.current, {
            ...(service === undefined ? {} : { service }),
            form,
            ...(canSearchAgain ? { onSearchAgain: () => searchAgain() } : {}),
          }),
    [searchPanel, service, form, canSearchAgain],
  );
  if (markup === undefined) return <div ref={place} className={styles.place} data-form={form} />;
  // oxlint-disable-next-line react/no-danger -- What the shell rendered for a server's page; there is none in a browser.
  return <div className={styles.place} data-form={form} dangerouslySetInnerHTML={{ __html: markup }} />;
}
