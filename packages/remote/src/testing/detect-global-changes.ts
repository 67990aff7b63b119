/**
 * Finds changes that a module makes outside its element: keys of the storages, cookies, the page's title, and
 * attributes of its root, head and body.
 *
 * @returns a function that lists the changes since then
 */
export function detectGlobalChanges(): () => readonly string[] {
  const globalsBefore = globalState();
  return () => {
    const now = globalState();
    return [...new Set([...globalsBefore.keys(), ...now.keys()])].filter(
      (name) => globalsBefore.get(name) !== now.get(name),
    );
  };
}

/** Each place with its current value. */
function globalState(): ReadonlyMap<string, string> {
  const { documentElement, head, body, cookie, title } = document;
  const attributes = [documentElement, head, body].flatMap((element) =>
    [...element.attributes].map(
      ({ name, value }) => [`the attribute ${name} of <${element.localName}>`, value] as const,
    ),
  );
  return new Map([
    ...attributes,
    ['the title of the page', title],
    ...storageEntries('localStorage', window.localStorage),
    ...storageEntries('sessionStorage', window.sessionStorage),
    ...cookie.split('; ').filter(Boolean).map(cookieEntry),
  ]);
}

function storageEntries(name: string, storage: Storage): (readonly [string, string])[] {
  return Object.keys(storage).map((key) => [`the key ${key} of ${name}`, storage.getItem(key) ?? '']);
}

function cookieEntry(cookie: string): readonly [string, string] {
  const [name = '', ...value] = cookie.split('=');
  return [`the cookie ${name}`, value.join('=')];
}
