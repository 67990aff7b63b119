/** The event that this remote sends; those that it receives are in the contract. */
declare module '@livery/remote' {
  interface RemoteEventMap {
    /** A claim was sent. */
    'loyalty.claimed': { readonly booking: string };
  }
}

export type {};
