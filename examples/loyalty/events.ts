/** The event that this remote publishes; those to which it subscribes are in the contract. */
declare module '@livery/remote' {
  interface RemoteEventMap {
    /** A claim was sent. */
    'loyalty.claimed': { readonly booking: string };
  }
}

export type {};
