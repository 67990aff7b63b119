import { type WireRecord, wireRecord } from '@livery/remote';
import { type Story, type StoryDetails, TOPICS } from './story.ts';

/** Reads `GET /api/content/blog`, without stories that have no name or slug; `undefined` if there is no list. */
export function parseStories(response: unknown): readonly Story[] | undefined {
  const wire = wireRecord(response);
  return wire.hasList('data') ? wire.records('data').map(parseStoryRecord).filter(isStory) : undefined;
}

/** Reads `GET /api/content/blog/{slug}`. */
export function parseStory(response: unknown): StoryDetails | undefined {
  const wire = wireRecord(response).record('data');
  const story = parseStoryRecord(wire);
  return isStory(story) ? { ...story, content: wire.text('content') } : undefined;
}

function parseStoryRecord(wire: WireRecord): Story {
  const [topic, author, minutes] = [wire.text('topic'), wire.record('author'), wire.figure('minutes') ?? 1];
  return {
    slug: wire.text('slug').trim(),
    language: wire.text('language'),
    title: wire.text('title').trim(),
    summary: wire.text('summary').trim(),
    topic: TOPICS.find((knownTopic) => knownTopic === topic) ?? '',
    image: wire.text('image'),
    author: author.text('name').trim(),
    portrait: author.text('image'),
    publishedOn: wire.text('publishedOn'),
    minutes: Math.max(1, Math.round(minutes)),
  };
}

function isStory({ slug, title }: Story): boolean {
  return slug !== '' && title !== '';
}
