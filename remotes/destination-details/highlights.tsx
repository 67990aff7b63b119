import type { Highlight } from '../destinations/destination.ts';
import { CardGrid } from '../kit/card-grid.tsx';
import { PictureCard } from '../kit/picture-card.tsx';
import { Section } from '../kit/section.tsx';
import { useVoice } from '../kit/use-voice.ts';

/** What not to miss; nothing where nothing is told. */
export function Highlights({ of }: { readonly of: readonly Highlight[] }) {
  const say = useVoice();
  const told = of.filter(({ title }) => title !== '');
  if (told.length === 0) return null;
  return (
    <Section heading={say('highlights')}>
      <CardGrid>
        {told.map(({ title, text, image }) => (
          <PictureCard key={title} name={title} picture={image}>
            <p>
              <bdi>{text}</bdi>
            </p>
          </PictureCard>
        ))}
      </CardGrid>
    </Section>
  );
}
