import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/machine/list-files.mjs';

/** A component of the kit, the class of one, or a card. */
const NEEDS_STORIES = /^src\/ui\/(kit\/(?:[\w-]+\/)*[\w-]+(?<!\.stories)(\.tsx|-class\.ts)|.*-card\.tsx)$/;

const files = listFiles('.', ['src/ui']);
const stories = files.filter((file) => file.endsWith('.stories.tsx'));

describe('the stories', () => {
  it('show everything in the kit, and every card', () => {
    const needed = files.filter((file) => NEEDS_STORIES.test(file));
    expect(needed.length).toBeGreaterThan(15);
    expect(needed.filter((file) => !stories.includes(storiesOf(file)))).toEqual([]);
  });

  it('stand beside the component that they show, unless it is of the design system, and show at least one state of it', () => {
    for (const story of stories) {
      const source = readFileSync(story, 'utf8');
      expect(source, story).toMatch(/ from '(\.\/[\w-]+\.tsx?|@livery\/ui\/[\w-]+)';$/m);
      expect(source, story).toMatch(/^export const \w+: Story/m);
    }
  });
});

function storiesOf(file: string): string {
  return file.replace(/\.tsx?$/, '.stories.tsx');
}
