/**
 * The build of the shell that the page runs: its files, and whether the site
 * serves them still. Never rejects. Checked by tests/contracts/shell-build.contract.ts.
 */
export interface ShellBuild {
  /** Names the build; another one has another name. */
  running(): string;
  /** The name of the build that the site serves by now; `undefined` if the site can't be reached. */
  served(signal: AbortSignal): Promise<string | undefined>;
  /** Fetches style sheets again that failed before; `false` if one fails again. */
  restoreStyles(): Promise<boolean>;
}
