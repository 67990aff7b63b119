/**
 * The parts of `@livery/remote` that the build uses, imported by file, since plain Node runs the build before that
 * package is built.
 *
 * @typedef {import('../../packages/remote/vite/build-remote.mjs').BuiltRemote} BuiltRemote
 * @typedef {import('../../packages/remote/vite/build-remote.mjs').RemotePage} RemotePage
 * @typedef {import('../../packages/remote/vite/remote-config.mjs').RemoteBuild} RemoteBuild
 */
export { buildRemote } from '../../packages/remote/vite/build-remote.mjs';
export { integrityOf, manifestText, withImports } from '../../packages/remote/vite/built-files.mjs';
export { hotMessages } from '../../packages/remote/vite/hot-messages.mjs';
export { lateChanges } from '../../packages/remote/vite/late-changes.mjs';
