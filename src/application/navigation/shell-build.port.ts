/**
 * The build of the shell that the page runs: its files, and whether the site still serves them. Never rejects. Checked
 * by tests/contracts/shell-build.contract.ts.
 */
export interface ShellBuild {
  /** The name of the build; each build has a different one. */
  running(): string;
  /** The name of the build that the site serves now; `undefined` if the site can't be reached. */
  served(signal: AbortSignal): Promise<string | undefined>;
  /** Fetches style sheets again that failed before; `false` if one fails again. */
  restoreStyles(): Promise<boolean>;
}
