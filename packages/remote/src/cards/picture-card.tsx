import { Picture, type PictureLoading } from '@livery/ui/picture';
import { PictureCard as PictureCardOf } from '@livery/ui/picture-card';
import type { PictureSource } from '@livery/ui/picture-source';
import type { ComponentProps } from 'react';
import { AuthoredText } from '../format/authored-text.tsx';
import { CardLink } from './card-link.tsx';

interface Props
  extends Pick<
    ComponentProps<typeof PictureCardOf>,
    'badge' | 'children' | 'className' | 'corner' | 'foot' | 'footBeside' | 'level' | 'wide'
  > {
  readonly name: string;
  /** The language of the name, if the platform names it. */
  readonly language?: string | undefined;
  /** The target of the card's link; without it there is no link. */
  readonly to?: string | undefined;
  /** Untrusted. */
  readonly picture: PictureSource;
  readonly loading?: PictureLoading;
}

/** A card of an item from the platform: a hotel, an article, a place. */
export function PictureCard({ name, language, to, picture, loading = 'lazy', ...props }: Props) {
  return (
    <PictureCardOf
      {...props}
      picture={<Picture source={picture} loading={loading} />}
      name={
        to === undefined ? (
          <AuthoredText text={name} language={language} />
        ) : (
          <CardLink to={to} name={name} language={language} />
        )
      }
    />
  );
}
