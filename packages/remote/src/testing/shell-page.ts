/** The page around a remote's element. */
export interface ShellPage {
  /** The element that the remote is mounted in. */
  readonly element: HTMLElement;
  /** What belongs to the shell: no remote changes it. */
  readonly ownElements: readonly Element[];
  /** The remote's element, and what has come into the page since, such as its dialogs at the end of `body`. */
  ofRemote(): readonly Element[];
  remove(): void;
}

/** A header with a link, `main` around an empty element, and a footer, as the shell has them. */
export function shellPage(): ShellPage {
  const [header, link, main, element, footer] = (['header', 'a', 'main', 'div', 'footer'] as const).map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  header.append(link);
  main.append(element);
  document.body.append(header, main, footer);
  const before = new Set(document.body.children);
  return {
    element,
    ownElements: [header, link, main, footer],
    ofRemote: () => [element, ...[...document.body.children].filter((one) => !before.has(one))],
    remove() {
      for (const landmark of [header, main, footer]) landmark.remove();
    },
  };
}
