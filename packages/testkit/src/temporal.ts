/** Node has no Temporal of its own before version 26. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
