import type { RemoteCall } from '@livery/contract/remotes/remote-call';

/** The largest total size of the files of one call, in bytes. */
const MAX_FILE_OCTETS = 25_000_000;

/** One sentence on why a call can't send its body; `undefined` if it can. */
export function bodyProblem(method: RemoteCall['method'], body: object): string | undefined {
  if (method !== 'POST' && method !== 'PATCH' && !isFileBody(body)) {
    return `A ${method} sends its query alone: a body goes with a POST or a PATCH.`;
  }
  if (isFileBody(body)) {
    if (method !== 'POST' && method !== 'PATCH') return 'Files go with a POST or a PATCH.';
    return countOctets(body) > MAX_FILE_OCTETS ? 'The files of a call have 25 MB at most, together.' : undefined;
  }
  if (isBinaryBody(body)) return 'A body is what JSON can say, a FormData or a Blob: wrap octets as a Blob.';
  if (Object.values(body).some((value) => value instanceof Blob)) {
    return 'JSON holds no files: send a FormData, or the file alone.';
  }
  return undefined;
}

function isFileBody(body: object): body is Blob | FormData {
  return body instanceof FormData || body instanceof Blob;
}

function isBinaryBody(body: object): boolean {
  return (
    [ArrayBuffer, URLSearchParams, ReadableStream].some((kind) => body instanceof kind) || ArrayBuffer.isView(body)
  );
}

function countOctets(body: Blob | FormData): number {
  if (body instanceof Blob) return body.size;
  return [...body.values()].reduce((sum, part) => sum + (part instanceof Blob ? part : new Blob([part])).size, 0);
}
