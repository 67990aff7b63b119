import { readPictures, wireRecord } from '@livery/remote';
import { describe, expect, it } from 'vitest';

const read = (fields: object) => readPictures(wireRecord(fields), { first: 'picture', all: 'pictures' });

describe('the pictures of a record', () => {
  it('are addresses, the first one first, each once', () => {
    expect(read({ picture: '/a.jpg', pictures: ['/b.jpg', '/a.jpg', 7, ' '] })).toEqual(['/a.jpg', '/b.jpg']);
    expect(read({})).toEqual([]);
  });

  it('come with what the cover and the gallery tell', () => {
    const sizes = [{ url: '/a-320.jpg', width: 320 }, 'x', { url: '/a-640.jpg', width: '640' }];
    const [firstPictureSource, secondPictureSource, thirdPictureSource] = read({
      picture: '/a.jpg',
      pictures: ['/a.jpg', '/b.jpg', '/c.jpg'],
      cover: { url: '/a.jpg', colour: '#102030', alt: ' Pool ', sizes },
      gallery: [{ url: '/b.jpg', alt: 'Room' }, { url: '/elsewhere.jpg' }, null],
    });
    expect(firstPictureSource).toEqual({
      url: '/a.jpg',
      colour: '#102030',
      alt: 'Pool',
      sizes: [
        { url: '/a-320.jpg', width: 320 },
        { url: '/a-640.jpg', width: null },
      ],
    });
    expect(secondPictureSource).toMatchObject({ url: '/b.jpg', alt: 'Room', colour: '', sizes: [] });
    expect(thirdPictureSource).toBe('/c.jpg');
  });
});
