import { type RemoteCall, useFailureText, useMutation, useRemote } from '@livery/remote';
import { type Account, readAccount } from './account.ts';

/** Sends a change of the account, and passes on the account in the response. */
export function useChange(onChange: (account: Account) => void) {
  const { notify } = useRemote();
  const { run, busy } = useMutation();
  const failureText = useFailureText();

  /** Resolves with the reason of a failure, or the empty text after a success. */
  async function send(call: RemoteCall): Promise<string> {
    const response = await run(call);
    if (!response.ok) return failureText(response.error);
    const account = readAccount(response.value);
    if (account !== undefined) onChange(account);
    return '';
  }

  /** Shows the reason of a failure as a toast. */
  async function change(call: RemoteCall): Promise<void> {
    const failure = await send(call);
    if (failure !== '') notify('failure', failure);
  }

  return { send, change, busy };
}
