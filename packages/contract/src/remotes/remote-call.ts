/** A call to a path of the platform (`/api/…`) or of the resort service (`/search`, …). */
export interface RemoteCall {
  /** The platform by default. */
  readonly service?: 'platform' | 'resort';
  /** A GET without a response is retried at most twice; a PUT and a DELETE send only their query. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /**
   * The body of a POST or PATCH: a JSON value, or files as a `FormData` or a `Blob`, such as a `File`; 25 MB at most.
   */
  readonly body?: object;
  /** The call may start while the remote is being removed, and isn't aborted then: for releasing reservations. */
  readonly lasting?: boolean;
}
