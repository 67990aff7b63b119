/** How a remote signs the visitor in and out. */
export interface RemoteSignIn {
  /** Takes the token of a sign-in's response; the profile follows through `session`. */
  signIn(token: string): void;
  /** Leaves as the log-out entry of the menu does. */
  signOut(): void;
  /** Loads the profile again, if that failed. */
  loadProfile(): void;
  /**
   * Lets the shell's log-in and sign-up buttons open the remote's own dialog;
   * returns a function that ends this (rules 4.16). The remote calls `closed` once
   * the dialog is gone: until then the shell opens nothing over it by itself.
   */
  offerSignIn(open: (kind: 'login' | 'signup', closed: () => void) => void): () => void;
}
