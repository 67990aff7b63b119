/** How a remote signs the visitor in and out. */
export interface RemoteSignIn {
  /** Signs in with the token from a sign-in's response; the profile follows through `session`. */
  signIn(token: string): void;
  /** Signs out, as the menu's log-out entry does. */
  signOut(): void;
  /** Loads the profile again, if loading it failed. */
  loadProfile(): void;
  /**
   * Lets the shell's log-in and sign-up buttons open the remote's own dialog; returns a function that ends this (rules
   * 4.16). The remote calls `closed` once the dialog is closed: until then the shell opens nothing over it.
   */
  offerSignIn(open: (kind: 'login' | 'signup', closed: () => void) => void): () => void;
}
