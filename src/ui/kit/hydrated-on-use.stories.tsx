import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { HydratedOnUse } from './hydrated-on-use.tsx';

export default {
  component: HydratedOnUse,
  args: { load: fn(async () => true), fallback: <Spinner />, children: <Counter /> },
} satisfies Meta<typeof HydratedOnUse>;
type Story = StoryObj<typeof HydratedOnUse>;

/** If it wasn't server-rendered, it works immediately. */
export const NotServed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks: 0' }));
    await canvas.findByRole('button', { name: 'Clicks: 1' });
    await expect(args.load).not.toHaveBeenCalled();
  },
};

/** As a server sent it, until the visitor uses it. */
export const Served: Story = {
  render: (props) => <AsServed {...props} />,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Clicks: 0' });
    await expect(args.load).not.toHaveBeenCalled();
  },
};

/** The first click waits for the code and is then done. */
export const Used: Story = {
  render: (props) => <AsServed {...props} />,
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Clicks: 0' });
    // Not with `userEvent`, because its `act` doesn't allow waiting.
    button.click();
    await canvas.findByRole('button', { name: 'Clicks: 1' });
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

/** If its code can't be loaded, it stays as the server sent it. */
export const Failed: Story = {
  args: { load: fn(async () => false) },
  render: (props) => <AsServed {...props} />,
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Clicks: 0' });
    button.click();
    await waitFor(() => expect(args.load).toHaveBeenCalled());
    await canvas.findByRole('button', { name: 'Clicks: 0' });
  },
};

function Counter() {
  const [clicks, setClicks] = useState(0);
  return <Button onClick={() => setClicks(clicks + 1)}>Clicks: {clicks}</Button>;
}

/** Hydrates the markup that a server would have sent, in a separate document. */
function AsServed(props: ComponentProps<typeof HydratedOnUse>) {
  const { i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [shownProps] = useState(props);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    // In a browser the component would wait for its first use.
    const html = renderToString(
      <div>
        <Suspense>{shownProps.children}</Suspense>
      </div>,
    );
    element.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    const root = hydrateRoot(
      element,
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <HydratedOnUse {...shownProps} />
        </MemoryRouter>
      </I18nextProvider>,
    );
    // Not while React is rendering the story.
    return () => queueMicrotask(() => root.unmount());
  }, [i18n, shownProps]);
  return <div ref={place} />;
}
