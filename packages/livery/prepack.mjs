/** Takes what `npm run build` has made of the shell into this package, before `npm pack` packs it. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '../../dist');
const OWN = join(import.meta.dirname, 'dist');

if (!existsSync(join(BUILT, 'library/livery.js'))) throw new Error('There is no build of the library: npm run build.');
rmSync(OWN, { recursive: true, force: true });
for (const folder of ['library', 'cli']) cpSync(join(BUILT, folder), join(OWN, folder), { recursive: true });
cpSync(join(import.meta.dirname, '../../LICENSE'), join(import.meta.dirname, 'LICENSE'));
