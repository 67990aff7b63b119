/**
 * Copies the style sheets of a package beside the scripts that `tsc --build` has written, which import them.
 *
 * Usage, in the folder of the package: node ../../scripts/build/copy-styles.mjs
 */
import { copyChanged } from './copy-changed.mjs';

copyChanged('src', 'dist/src', '.module.css');
