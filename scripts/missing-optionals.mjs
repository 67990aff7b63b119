const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * @typedef {object} Locked an entry of a lock file
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * The entries that a lock file should have for optional dependencies, and has not.
 *
 * @param {Record<string, Locked>} packages the lock file's
 * @returns {Record<string, Locked>} by path, with the platform that their names tell
 */
export function missingOptionals(packages) {
  /** @type {Record<string, Locked>} */
  const missing = {};
  for (const [path, { dev = false, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const known = placesOf(name, path).some((place) => Object.hasOwn(packages, place));
      if (!known)
        missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    }
  }
  return missing;
}

/**
 * Where Node looks for a package, seen from another one: beside it, and upwards to the root.
 *
 * @type {(name: string, from: string) => string[]}
 */
function placesOf(name, from) {
  const here = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (from === '') return [here];
  return [here, ...placesOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))];
}

/** @param {string} name such as `@oxlint/binding-linux-x64-musl` */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}
