/** `livery/adapters/http`: adapters for a server over HTTP, from Node. */
import '../globals.ts';

export { httpNodeAdapters } from '../../infrastructure/wiring/http-node-adapters.ts';
