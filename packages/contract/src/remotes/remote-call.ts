/** A call to a path of the platform (`/api/…`) or of the resort service (`/search`, …). */
export interface RemoteCall {
  /** The platform by default. */
  readonly service?: 'platform' | 'resort';
  /** A GET without a response is retried, twice at most; a PUT and a DELETE send their query alone. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Of a POST or PATCH: what JSON can say, or files: a `FormData`, or a `Blob`, such as a `File`; 25 MB at most. */
  readonly body?: object;
  /** The call may begin while the remote is taken away, and ends by itself: for releasing what is held. */
  readonly lasting?: boolean;
}
