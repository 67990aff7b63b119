/** Loads the parts of the shell that come when they are first needed. */
export interface CodeLoading {
  /**
   * Runs an `import()`, and rejects as it does, so that the screen can say so.
   *
   * Where a page's code is lost and the site serves another build, the page is
   * loaded anew instead, once for each build. So it is when the same code is
   * asked for a second time, and the site can be reached: most browsers remember
   * a lost module for as long as the page lives, and never fetch it again.
   *
   * @param load the same function for the same code
   */
  load<T>(load: () => Promise<T>, wish: LoadWish): Promise<T>;
  /** A page is shown, all of its code included: going to another one ends what was remembered of lost code. */
  pageShown(path: string): void;
}

export interface LoadWish {
  /** Whether nothing is lost by loading the page anew: the code is all that there is to see, or the visitor agreed. */
  readonly isPage: boolean;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
}
