import { type ComponentProps, useEffect, useRef } from 'react';
import { TitledState } from '../../item-page.tsx';

/** The result that replaces a form: the focus moves to its heading, because the form that had it was removed. */
export function FormResult(props: ComponentProps<typeof TitledState>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={ref}>
      <TitledState {...props} />
    </div>
  );
}
