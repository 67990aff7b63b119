import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import type { CallResult } from '@livery/remote/testing';

type RespondToCall = (call: RemoteCall) => Promise<CallResult>;

/** The same responses without these fields at any depth: those of a platform that doesn't know them. */
export function withoutFields(respond: RespondToCall, ...names: readonly string[]): RespondToCall {
  return async (call) => {
    const response = await respond(call);
    if (!response.ok) return response;
    const text = JSON.stringify(response.value, (name, value: unknown) => (names.includes(name) ? undefined : value));
    return { ok: true, value: JSON.parse(text) };
  };
}
