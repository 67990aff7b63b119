import { CardLink as CardLinkOf } from '@livery/ui/linked-card';
import { AuthoredText } from '../format/authored-text.tsx';

interface Props {
  readonly to: string;
  /** Untrusted. */
  readonly name: string;
  /** The language of the name, if the platform names it. */
  readonly language?: string | undefined;
}

/** The linked name in the heading of a `LinkedCard`. */
export function CardLink({ to, name, language }: Props) {
  return (
    <CardLinkOf to={to}>
      <AuthoredText text={name} language={language} />
    </CardLinkOf>
  );
}
