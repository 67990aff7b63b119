import { agencyPeople, fullName } from '../agencies/people.ts';
import { seededRandom } from '../seeded-random.ts';
import { inAgencyLanguage } from './agency-content.ts';
import articles from './articles.json' with { type: 'json' };

/** An article of an agency's blog, in the form of the API; `content` (HTML) only if a single article is requested. */
export type StoryRecord = Readonly<Record<string, unknown>>;

/** The authors at an agency. */
const AUTHORS = ['agent', 'owner', 'sales', 'admin'];

/** Agencies without a blog, and one whose blog is hostile. */
const NOTHING_WRITTEN: ReadonlySet<string> = new Set(['plain', 'dormant']);
const HOSTILE_STORIES: readonly StoryRecord[] = [
  {
    slug: '../../logout',
    title: '<img src=x onerror=alert(1)> ‮sdrawkcab',
    summary: ['not', 'a', 'text'],
    topic: '__proto__',
    image: 'javascript:alert(1)',
    author: 'unknown',
    publishedOn: 'yesterday',
    minutes: -7,
    content:
      '<p onclick="alert(1)">Press me</p><script>alert(1)</script><form action="https://evil.example"><input></form>',
  },
  { slug: 42, title: null },
];

/** The stories of an agency's blog, the newest first. */
export function agencyStories(agency: string, origin = ''): readonly StoryRecord[] {
  return fullStories(agency, origin).map(({ content: _, ...fields }) => fields);
}

/** One story with its content, or `null`. */
export function agencyStory(agency: string, slug: string, origin = ''): StoryRecord | null {
  return fullStories(agency, origin).find((story) => String(story['slug']) === slug) ?? null;
}

function fullStories(agency: string, origin: string): readonly StoryRecord[] {
  if (NOTHING_WRITTEN.has(agency)) return [];
  if (agency === 'wonky') return HOSTILE_STORIES;
  const random = seededRandom(`stories of ${agency}`);
  const staff = agencyPeople(agency).filter(({ id }) => AUTHORS.includes(id));
  return inAgencyLanguage(articles, agency).map(({ scene, date, ...fields }) => {
    const author = random.pick(staff);
    return {
      ...fields,
      image: `${origin}/media/scene/${scene}/${agency}-${fields.slug}.svg`,
      publishedOn: date,
      author: {
        name: fullName(author),
        image: `${origin}/media/portrait/${agency}/${author.id}.svg`,
      },
    };
  });
}
