import type { RemoteI18n } from '@livery/contract/remotes/remote-i18n';
import type { i18n } from 'i18next';

/** A clone with a separate store, so that a remote can't change the shell's messages. */
export function remoteI18n(i18n: i18n): RemoteI18n {
  return i18n.cloneInstance({ forkResourceStore: true, resources: {}, lng: i18n.language }) as RemoteI18n;
}
