/** One request, as tests and people read it. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The headers that the product promises to send, by lower-case name. Tokens are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  /** The host that asked, without its port. */
  readonly host: string;
  /** Null while there is no answer; 499 when the caller left before there was one. */
  readonly status: number | null;
  /** Milliseconds until the answer began, or null. */
  readonly ms: number | null;
}

export interface RequestLog {
  /** Notes a request as it arrives; call what is returned when its answer begins. */
  begin(request: Omit<LoggedRequest, 'status' | 'ms'>): (status: number) => void;
  /** Oldest first; those of one host, or all. */
  list(host?: string): LoggedRequest[];
  clear(host?: string): void;
}

const LIMIT = 200;

/** Remembers the last 200 requests. */
export function openRequestLog(now: () => Date): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    begin(request) {
      const entry = { ...request, status: null, ms: null };
      const began = now().getTime();
      entries = [...entries, entry].slice(-LIMIT);
      return (status) => {
        const ms = now().getTime() - began;
        entries = entries.map((other) => (other === entry ? { ...request, status, ms } : other));
      };
    },
    list: (host) => entries.filter((entry) => host === undefined || entry.host === host),
    clear(host) {
      entries = host === undefined ? [] : entries.filter((entry) => entry.host !== host);
    },
  };
}
