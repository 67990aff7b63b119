import type { Fact } from '@livery/ui/facts';
import type { FactLine } from './definition.ts';

/** The lines that aren't empty, as `Facts` shows them. */
export function factItems(lines: readonly FactLine[]): readonly Fact[] {
  return lines
    .filter(({ value }) => value !== '')
    .map(({ label, value, inParts }) => ({ label, value: <DirectedText text={value} inParts={inParts} /> }));
}

interface Props {
  readonly text: string;
  readonly inParts?: FactLine['inParts'];
}

/** A text in the direction of its first letter; one in parts stays in the page's direction, as its parts are isolated. */
export function DirectedText({ text, inParts }: Props) {
  return inParts === true ? <span>{text}</span> : <bdi>{text}</bdi>;
}
