import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SearchPanelOptions } from '../../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';
import styles from './search-panel.module.css';

/** The shell's search panel: the same on every page of the site. Its room is there before it is. */
export function SearchPanel({ service, form = 'full', onSearchAgain }: SearchPanelOptions) {
  const { searchPanel } = useRemote();
  const canSearchAgain = onSearchAgain !== undefined;
  const searchAgain = useEffectEvent(() => onSearchAgain?.());
  const place = useRef<HTMLDivElement>(null);
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
  return <div ref={place} className={styles.place} data-form={form} />;
}
