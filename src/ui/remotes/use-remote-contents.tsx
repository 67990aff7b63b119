import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Unmount } from '../../application/remotes/remote-context.ts';
import { RichText } from '../content/rich/rich-text.tsx';

interface Content {
  readonly id: number;
  readonly element: HTMLElement;
  readonly html: string;
  readonly language: string;
}

/** Shows agencies' HTML in elements of a remote, by the one way in which the shell shows any. */
export function useRemoteContents(): {
  readonly contents: ReactNode;
  readonly showContent: (element: HTMLElement, html: string, language?: string) => Unmount;
} {
  const [shown, setShown] = useState<readonly Content[]>([]);
  const last = useRef(0);

  const showContent = useCallback((element: HTMLElement, html: string, language = '') => {
    last.current += 1;
    const id = last.current;
    if (element instanceof HTMLElement) setShown((others) => [...others, { id, element, html, language }]);
    return () => setShown((all) => all.filter((content) => content.id !== id));
  }, []);

  const contents = shown.map(({ id, element, html, language }) =>
    createPortal(<RichText html={html} language={language} topHeading={2} />, element, String(id)),
  );
  return { contents, showContent };
}
