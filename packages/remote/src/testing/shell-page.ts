/** The page around a remote's element. */
export interface ShellPage {
  /** The element in which the remote is mounted. */
  readonly element: HTMLElement;
  /** The shell's elements: no remote may change them. */
  readonly ownElements: readonly Element[];
  /** The remote's element, and elements that were added to the page since, such as dialogs at the end of `body`. */
  ofRemote(): readonly Element[];
  remove(): void;
}

/** A header with a link, `main` around an empty element, and a footer, like the shell's. */
export function shellPage(): ShellPage {
  const [header, link, main, element, footer] = (['header', 'a', 'main', 'div', 'footer'] as const).map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  header.append(link);
  main.append(element);
  document.body.append(header, main, footer);
  const elementsBefore = new Set(document.body.children);
  return {
    element,
    ownElements: [header, link, main, footer],
    ofRemote: () => [element, ...[...document.body.children].filter((candidate) => !elementsBefore.has(candidate))],
    remove() {
      for (const landmark of [header, main, footer]) landmark.remove();
    },
  };
}
