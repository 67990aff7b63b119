import { loadNamedScripts } from './load-named-scripts.ts';

// When this file is loaded: running the program takes a phone some tenths of a second, in which nothing else would be.
loadNamedScripts(document);
