export { buildRemote } from './build-remote.mjs';
export { hotMessages } from './hot-messages.mjs';
export { oneReact } from './one-react.mjs';
export { liveryRemote } from './plugin.mjs';
export { remoteMessages } from './remote-messages.mjs';
export { serveRemote } from './serve-remote.mjs';
export { SHARED_IDS } from './shared-ids.mjs';
export { writeRemote } from './write-remote.mjs';
