import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../start-nginx.mjs';

/** @import { ResponseBytes } from '../request-bytes.mjs' */

/**
 * Serves saved responses with nginx, byte for byte.
 *
 * @param {Readonly<Record<string, ResponseBytes>>} files by their paths
 * @param {number} from the first port to try
 * @param {number} [workers] number of nginx processes
 */
export function serveWithNginx(files, from, workers = 1) {
  return startNginx(
    from,
    ({ folder, port }) => {
      const locations = Object.entries(files).map(([path, { headers, body }], index) => {
        writeFileSync(join(folder, `file-${index}`), body);
        const encoding = headers['content-encoding'];
        return `location = ${path} {
          default_type "${headers['content-type']}";
          ${encoding === undefined ? '' : `add_header Content-Encoding ${encoding};`}
          root ${folder};
          try_files /file-${index} =404;
        }`;
      });
      return `sendfile on; tcp_nopush on; keepalive_requests 100000000; types {}
        open_file_cache max=16;
        server { listen 127.0.0.1:${port}; ${locations.join('\n')} }`;
    },
    workers,
  );
}
