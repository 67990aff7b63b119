import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/machine/list-files.mjs';

/** A component of the kit, a module with its class, or a card. */
const OF_SHELL = /^src\/ui\/(kit\/(?:[\w-]+\/)*[\w-]+(?<!\.stories)(\.tsx|-class\.ts)|.*-card\.tsx)$/;

/** A component of the design system, or a module with its class. */
const OF_DESIGN_SYSTEM = /^packages\/ui\/src\/(?:[\w-]+\/)*[\w-]+(?<!\.stories)(\.tsx|-class\.ts)$/;

/** A part of the maps in our own remotes, whose stories show shell and kit together. */
const OF_MAPS = /^reference\/remotes\/kit\/map\/[\w-]+(?<!\.stories)\.tsx$/;

const files = listFiles('.', ['src/ui', 'packages/ui/src', 'reference/remotes/kit/map', 'reference/tests/stories']);
const stories = files.filter((file) => file.endsWith('.stories.tsx'));

describe('the stories', () => {
  it('show everything in the design system and the kit, every card, and the parts of maps', () => {
    for (const [pattern, least] of [
      [OF_SHELL, 10],
      [OF_DESIGN_SYSTEM, 10],
      // Without the demo there are no such files.
      [OF_MAPS, existsSync('reference') ? 4 : -1],
    ] as const) {
      expect(files.filter((file) => pattern.test(file)).length).toBeGreaterThan(least);
      expect(withoutStories(files, pattern)).toEqual([]);
    }
  });

  it('stand beside the component that they show, and show at least one state of it', () => {
    for (const story of stories) {
      const source = readFileSync(story, 'utf8');
      expect(source, story).toMatch(/ from '(\.\/[\w-]+\.tsx?|@livery\/ui\/[\w-]+|@livery\/kit\/[\w/-]+)';$/m);
      expect(source, story).toMatch(/^export const \w+: Story/m);
    }
  });
});

/** The files that match `pattern`, but have no stories. */
function withoutStories(all: readonly string[], pattern: RegExp): string[] {
  const shown = all.filter((file) => file.endsWith('.stories.tsx'));
  return all.filter((file) => pattern.test(file) && !shown.some((story) => shows(story, file)));
}

/**
 * Stories show the component beside them, or that of the kit whose map the shell draws. Those of `combobox.tsx` also
 * show `aria-combobox.tsx`, which replaces it, and those of `sorted-table.tsx` the code that it loads.
 */
function shows(story: string, file: string): boolean {
  const [, replaced] = /^packages\/ui\/src\/aria\/aria-([\w-]+)\.tsx$/.exec(file) ?? [];
  if (file === 'packages/ui/src/sorting/sortable-table.tsx') return story.endsWith('/sorted-table.stories.tsx');
  if (story === file.replace('remotes/kit/', 'tests/stories/').replace(/\.tsx?$/, '.stories.tsx')) return true;
  return replaced !== undefined && story.startsWith('packages/ui/src/') && story.endsWith(`/${replaced}.stories.tsx`);
}
