import { useTranslation } from 'react-i18next';
import type { Highlight } from '../destinations/destination.ts';
import { CardGrid } from '../kit/cards/card.tsx';
import { PictureCard } from '../kit/cards/picture-card.tsx';
import { AuthoredText } from '../kit/format/authored-text.tsx';
import { Section } from '../kit/layout/section.tsx';

interface Props {
  readonly of: readonly Highlight[];
  /** Of their texts, where the platform tells. */
  readonly language: string;
}

/** What not to miss; nothing where nothing is told. */
export function Highlights({ of, language }: Props) {
  const { t } = useTranslation('destination-details');
  const told = of.filter(({ title }) => title !== '');
  if (told.length === 0) return null;
  return (
    <Section heading={t('highlights')}>
      <CardGrid>
        {told.map(({ title, text, image }) => (
          <PictureCard key={title} name={title} language={language} picture={image}>
            <p>
              <AuthoredText text={text} language={language} />
            </p>
          </PictureCard>
        ))}
      </CardGrid>
    </Section>
  );
}
