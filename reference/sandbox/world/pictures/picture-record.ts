import { LANDSCAPES, type Landscape } from '../geo/landscape.ts';
import type { Translate } from '../words/translate.ts';
import type { Colour } from './drawing/colour.ts';
import { hotelPictureColour } from './hotel/hotel-picture.ts';
import { sceneColour } from './scene.ts';

/** A picture with the details that are known before it has loaded. */
export interface PictureRecord {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Its main colour, `#rrggbb`. */
  readonly colour: Colour;
  /** A description of it, in the visitor's language. */
  readonly alt: string;
  /** The same picture in other widths, the smallest first. */
  readonly sizes: readonly { readonly url: string; readonly width: number }[];
}

const PICTURE_WIDTHS: readonly number[] = [320, 640, 1280];
const PICTURE_ADDRESS_PATTERN = /\/media\/(?:hotel\/([\w-]+)|(scene|car))\/([\w-]+)\/((?:(\d+)-)?([\w-]+))\.svg$/;

/** The details of a picture by its address, which one of the functions below created. */
export function pictureRecord(url: string, t: Translate): PictureRecord {
  const [, landscape, folder, subject = '', file = '', look, seed = ''] = PICTURE_ADDRESS_PATTERN.exec(url) ?? [];
  const sizes = PICTURE_WIDTHS.map((width) => ({ url: `${url}?w=${width}`, width }));
  const common = { url, width: 800, height: 600, sizes };
  if (landscape !== undefined) {
    const colour = hotelPictureColour({ landscape, part: subject, look: Number(look), seed });
    return { ...common, colour, alt: t(PART_TITLES[subject] ?? 'View') };
  }
  if (folder === 'car') return { ...common, width: 640, height: 360, colour: '#e4ecf2', alt: t('Car') };
  return { ...common, colour: sceneColour(subject, file), alt: t(SCENE_WORDS[subject] ?? 'View') };
}

const SCENE_WORDS: Readonly<Record<string, string>> = {
  sea: 'The sea',
  skyline: 'The city',
  mountains: 'Mountains',
  desert: 'Dunes',
  'old-town': 'The old town',
  'inland-town': 'The old town',
  car: 'Car',
  balloons: 'Balloons',
  sailing: 'Under sail',
  ship: 'The ship',
  market: 'Market',
  museum: 'Museum',
  cooking: 'Cooking',
  lanterns: 'A lane by night',
  stargazing: 'Under the stars',
  bicycle: 'By bicycle',
  helicopter: 'Helicopter',
  boat: 'Boat',
  kayak: 'Kayaks',
  reef: 'Reef',
  surf: 'Surfing',
  hike: 'On foot in the mountains',
  horses: 'Riding',
};

/** The hotel of these pictures. */
interface PicturedHotel {
  readonly id: string;
  readonly landscape: Landscape;
  /** Its number among the neighbours of its landscape. */
  readonly look: number;
}

/** The addresses of eight different pictures of a hotel, its front first. */
export function hotelPictures(hotel: PicturedHotel, origin: string): string[] {
  const bathing = hasSpa(hotel) ? 'spa' : 'pool';
  return addressesOf(hotel, ['front', 'room', bathing, 'second-room', 'bath', 'breakfast', 'lobby', 'view'], origin);
}

/** The addresses of eight different pictures of a resort, its front first. */
export function resortPictures(resort: PicturedHotel, origin: string): string[] {
  return addressesOf(resort, ['front', 'pool', 'villa', 'room', 'bath', 'breakfast', 'lobby', 'view'], origin);
}

/** The address of the front of a hotel or a resort. */
export const frontPicture = (hotel: PicturedHotel, origin: string): string => pictureAddress(hotel, 'front', origin);

/** Hotels without an outdoor pool have a spa. */
const hasSpa = ({ landscape, look }: PicturedHotel): boolean =>
  landscape === 'mountain' || ((landscape === 'city' || landscape === 'old-town') && look % 2 === 0);

const addressesOf = (hotel: PicturedHotel, parts: readonly string[], origin: string): string[] =>
  parts.map((part) => pictureAddress(hotel, part, origin));

const pictureAddress = ({ id, landscape, look }: PicturedHotel, part: string, origin: string): string =>
  `${origin}/media/hotel/${landscape}/${part}/${look}-${id}.svg`;

const PART_TITLES: Readonly<Record<string, string>> = {
  front: 'Front',
  room: 'Room',
  'second-room': 'Suite or twin room',
  bath: 'Bathroom',
  pool: 'Pool',
  spa: 'Spa',
  breakfast: 'Breakfast',
  lobby: 'Lobby',
  view: 'View',
  villa: 'Villa',
};

/** Every text with which pictures are described. */
export const PICTURE_WORDS: readonly string[] = [...Object.values(SCENE_WORDS), ...Object.values(PART_TITLES)];

/** Numbers hotels within their landscapes, which alternate. */
export function numberedLooks(
  landscapes: readonly Landscape[],
  first = 0,
): (number: number) => Omit<PicturedHotel, 'id'> {
  const turns = landscapes.length === 0 ? LANDSCAPES : landscapes;
  return (number) => {
    const landscape = turns[number % turns.length] ?? 'city';
    const each = turns.filter((turn) => turn === landscape).length;
    const turnCountBefore = turns.slice(0, number % turns.length).filter((turn) => turn === landscape).length;
    return { landscape, look: first + Math.floor(number / turns.length) * each + turnCountBefore };
  };
}
