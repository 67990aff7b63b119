import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { screenRemoteContract } from '@livery/remote/testing';

type PlantedOptions = Parameters<typeof screenRemoteContract>[0];

/** A remote that fulfils the contract, without React and without the kit. */
export const soundRemote: ScreenRemote = {
  mount(element, { agency, location, titlePage }) {
    titlePage(agency.name);
    const words = document.createElement('p');
    element.append(words);
    const following = location.changes.subscribe(({ path }) => {
      words.textContent = path;
    });
    return () => {
      following.unsubscribe();
      words.remove();
    };
  },
};

/** The rules of the contract that a remote breaks, each with its message. */
export async function complaintsAbout(
  remote: ScreenRemote,
  only?: string,
  needs: Partial<PlantedOptions> = {},
): Promise<ReadonlyMap<string, string>> {
  const complaints = new Map<string, string>();
  for (const [sentence, check] of screenRemoteContract({ remote, addresses: ['/blog'], ...needs })) {
    if (only !== undefined && only !== sentence) continue;
    await check().catch((error: unknown) => complaints.set(sentence, String(error)));
  }
  return complaints;
}

/** A valid remote that does something else while it is mounted. */
export const remoteThat = (
  does: (...given: Parameters<ScreenRemote['mount']>) => (() => void) | void,
): ScreenRemote => ({
  mount(element, context) {
    const unmount = soundRemote.mount(element, context);
    const end = does(element, context);
    return () => {
      unmount();
      end?.();
    };
  },
});
