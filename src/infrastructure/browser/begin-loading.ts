import { loadNamedScripts } from './load-named-scripts.ts';

// Starts as soon as this file is loaded: running the main script takes a phone some tenths of a second, in which
// nothing else would be loaded.
loadNamedScripts(document);
