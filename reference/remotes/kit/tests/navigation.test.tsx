import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Breadcrumbs, Page, Pagination, type ScreenRoute, Screens, TabLinks, useAddressQuery } from '@livery/remote';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { generatePath, Link, Navigate, useParams } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

const ROUTES: readonly ScreenRoute[] = [
  { path: '/blog', element: <p>all stories</p> },
  { path: '/blog/:slug', element: <Story /> },
];

function Story() {
  const { slug } = useParams();
  return <input aria-label={`story ${slug}`} />;
}

describe('routes', () => {
  it('show the screen at the visitor’s path, and another when they go on', async () => {
    const { navigate } = await renderInRemote(<Screens routes={ROUTES} fallback="nothing here" />, { at: '/blog' });
    expect(screen.getByText('all stories')).toBeTruthy();
    act(() => navigate('/blog/a%20b'));
    expect(screen.getByLabelText('story a b')).toBeTruthy();
    act(() => navigate('/elsewhere'));
    expect(screen.getByText('nothing here')).toBeTruthy();
  });

  it('give another path its own state', async () => {
    const { navigate } = await renderInRemote(<Screens routes={ROUTES} fallback="" />, { at: '/blog/a' });
    fireEvent.change(screen.getByLabelText('story a'), { target: { value: 'typed' } });
    act(() => navigate('/blog/b'));
    expect(screen.getByLabelText<HTMLInputElement>('story b').value).toBe('');
  });
});

describe('the path of a screen', () => {
  const Slug = () => <output>{JSON.stringify(useParams())}</output>;
  const shownAt = async (path: string, at: string) => {
    const { container } = await renderInRemote(
      <Screens routes={[{ path, element: <Slug /> }]} fallback={<output>null</output>} />,
      { at },
    );
    return JSON.parse(container.textContent ?? '');
  };

  it.each([
    ['/blog', '/blog', {}],
    ['/blog', '/blog/', {}],
    ['/blog', '/blog/a', null],
    ['/blog', '/Blog', null],
    ['/blog/:slug', '/blog', null],
    ['/blog/:slug', '/blog/a', { slug: 'a' }],
    ['/blog/:slug', '/blog/a/b', null],
    ['/blog/:slug', '/blog/%E0%A4%A', { slug: '%E0%A4%A' }],
    ['/sso/*', '/sso', { '*': '' }],
    ['/sso/*', '/sso/a/b', { '*': 'a/b' }],
    ['/sso/*', '/ssos', null],
  ])('%s at %s has the parameters %o', async (path, at, parameters) => {
    expect(await shownAt(path, at)).toEqual(parameters);
  });

  it('decodes a parameter once, whatever it is', async () => {
    await fc.assert(
      fc
        .asyncProperty(
          fc.string({ unit: 'grapheme', minLength: 1 }).filter((slug) => !/^\.{1,2}$|%2f/i.test(slug)),
          async (slug) => {
            expect(await shownAt('/blog/:slug', generatePath('/blog/:slug', { slug }))).toEqual({ slug });
          },
        )
        .afterEach(cleanup),
    );
  });
});

describe('a link within the site', () => {
  it('is a real link, and a click goes there through the shell', async () => {
    const { actions } = await renderInRemote(<Link to="/blog?page=2">more</Link>);
    const link = screen.getByRole('link', { name: 'more' });
    expect(link.getAttribute('href')).toBe('/blog?page=2');
    expect(fireEvent.click(link)).toBe(false);
    expect(actions).toEqual([['navigate', '/blog?page=2']]);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('is left to the browser with %s', async (_, modifier) => {
    const { actions } = await renderInRemote(<Link to="/blog">more</Link>);
    screen.getByRole('link').addEventListener('click', (event) => event.stopPropagation());
    fireEvent.click(screen.getByRole('link'), modifier);
    expect(actions).toEqual([]);
  });

  it('is left to the browser when it opens elsewhere, and when another handler has dealt with it', async () => {
    const { actions } = await renderInRemote(
      <>
        <Link to="/a" target="_blank">
          elsewhere
        </Link>
        <Link to="/b" onClick={(event) => event.preventDefault()}>
          dealt with
        </Link>
      </>,
    );
    for (const link of screen.getAllByRole('link')) fireEvent.click(link);
    expect(actions).toEqual([]);
  });
});

it('a page names itself in its heading and in the tab, which the shell can move the focus to', async () => {
  const { actions } = await renderInRemote(<Page title="Stories" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Stories' }).tabIndex).toBe(-1);
  expect(actions).toEqual([['titlePage', 'Stories']]);
});

it('a redirect takes the place of where it stood', async () => {
  const { actions } = await renderInRemote(
    <Screens
      routes={[{ path: '/destination', element: <Navigate to="/top-destination" replace /> }]}
      fallback="elsewhere"
    />,
    { at: '/destination' },
  );
  expect(actions).toEqual([['navigate', '/top-destination', 'replace']]);
});

it('tab links mark the page that the visitor is at, whatever its query', async () => {
  const links = [
    { to: '/settings/profile', label: 'Profile' },
    { to: '/settings/website?a=1', label: 'Website' },
  ];
  await renderInRemote(<TabLinks label="Settings" links={links} />, { at: '/settings/website/?b=2' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Website');
});

it('a trail leads back, and ends where one is', async () => {
  await renderInRemote(<Breadcrumbs trail={[{ label: 'Stories', to: '/blog' }, { label: 'This one' }]} />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Stories']);
  expect(screen.getByText('This one').parentElement?.getAttribute('aria-current')).toBe('page');
});

describe('pages of a long list', () => {
  it('are links, the present one marked, with steps to either side', async () => {
    await renderInRemote(<Pagination page={2} pages={3} to={(page) => `/blog?page=${page}`} />);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Previous page', '/blog?page=1'],
      ['Page 1', '/blog?page=1'],
      ['Page 2', '/blog?page=2'],
      ['Page 3', '/blog?page=3'],
      ['Next page', '/blog?page=3'],
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  });

  it('are not offered where there is only one', async () => {
    const { container } = await renderInRemote(<Pagination page={1} pages={1} to={String} />);
    expect(container.innerHTML).toBe('');
  });
});

function Filters() {
  const query = useAddressQuery();
  return <button onClick={() => query.change({ sort: 'price' })}>{query.readAll('star').join()}</button>;
}

it('the query of the address is read, and changed without another entry in the history', async () => {
  const { actions } = await renderInRemote(<Filters />, { at: '/booknow/hotels/search?star=4&star=5' });
  fireEvent.click(screen.getByText('4,5'));
  expect(actions).toEqual([['navigate', '/booknow/hotels/search?star=4&star=5&sort=price', 'replace']]);
});
