import type { FixtureRemote } from './content-host.ts';

/** What every fixture does, in JavaScript: a heading, where the visitor is, and a count of its mounts and unmounts. */
const SHOW = `
  const count = (name) => { window[name] = (window[name] ?? 0) + 1; };
  export function show(element, context, title) {
    count('mounts');
    const add = (tag, text) => {
      const added = document.createElement(tag);
      added.textContent = text;
      element.append(added);
      return added;
    };
    add('h1', title).tabIndex = -1;
    const place = add('p', '');
    const following = context.location.changes.subscribe(({ path }) => { place.textContent = 'You are at ' + path; });
    add('button', 'Go on').onclick = () => context.navigate(context.basePath + '/further');
    return () => { count('unmounts'); following.unsubscribe(); };
  }
`;

/** A remote whose \`mount\` does this, with \`show()\` at hand. */
export function aRemote(body = "return show(element, context, 'A fixture');", style?: string): FixtureRemote {
  return {
    entry: `import { show } from './show.js'; export function mount(element, context) { ${body} }`,
    chunks: { 'show.js': SHOW },
    ...(style === undefined ? {} : { style }),
  };
}
