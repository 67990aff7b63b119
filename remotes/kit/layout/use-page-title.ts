import { useEffect } from 'react';
import { useRemote } from '../use-remote.ts';

/** Names the page in the browser's tab, for as long as this component is there. */
export function usePageTitle(title: string): void {
  const { titlePage } = useRemote();
  useEffect(() => titlePage(title), [titlePage, title]);
}
