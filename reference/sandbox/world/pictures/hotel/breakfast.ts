import { darken, lighten } from '../drawing/colour.ts';
import { disc, filledPath, placeAt, rectangle, roundedRectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint } from '../drawing/stage.ts';
import { armchair, furniturePiece, pendant, potPlant } from './furniture.ts';
import { type Decor, type Interior, roomShell, windowView } from './interior.ts';

/** Breakfast: a table laid by the window, or a buffet under lamps. */
export function breakfast(interior: Interior): Paint {
  return interior.arrangement % 2 === 0 ? tableByTheWindow(interior) : buffet(interior);
}

function tableByTheWindow(interior: Interior): Paint {
  const { decor, arrangement } = interior;
  return layerPaints(
    bodyPaint(roomShell(interior)),
    windowView(interior, { x: 190, y: 70, wide: 420, tall: 250, panes: 3, isArched: false }),
    bodyPaint(
      armchair(decor, 112, 480, 1.25) +
        armchair(decor, 690, 480, 1.25) +
        `<ellipse cx="400" cy="500" rx="400" ry="100" fill="${darken(decor.linen, 0.1)}"/>` +
        filledPath('M0 500q0 60 40 100H760q40-40 40-100z', darken(decor.linen, 0.18)) +
        `<ellipse cx="400" cy="486" rx="394" ry="96" fill="${decor.linen}"/>` +
        vase(decor, 400, 462) +
        cup(decor, 250, 486) +
        cup(decor, 560, 492) +
        croissants(decor, 400, 546) +
        juice(314, 446, arrangement % 4 === 0 ? '#f3a33c' : '#d9534f') +
        juice(486, 446, '#f3a33c') +
        fruit(decor, 640, 476) +
        jam(decor, 172, 500, 0.9),
    ),
  );
}

const cup = furniturePiece(
  ({ contrast, linen }) =>
    `<ellipse cy="14" rx="58" ry="14" fill="${darken(linen, 0.14)}"/><ellipse cy="10" rx="58" ry="14" fill="${contrast}"/>` +
    strokedPath('M32-26q30-2 26 16q-4 16-32 12', contrast, 7) +
    filledPath('M-36-36h72q0 44-24 48h-24q-24-4-24-48z', lighten(contrast, 0.35)) +
    '<ellipse cy="-36" rx="36" ry="9" fill="#5b3a26"/>' +
    strokedPath('M-8-56q-10-16 2-28t-2-26M12-56q-10-16 2-28t-2-26', '#fff', 5, ' stroke-linecap="round" opacity=".5"'),
);

function croissants({ textile }: Decor, x: number, y: number): string {
  const one = 'M-50 6q6-40 46-44q44 2 54 42q-10 8-18-6q-12-16-36-14q-20-2-30 16q-8 12-16 6z';
  return placeAt(
    x,
    y,
    1,
    `<ellipse cy="14" rx="120" ry="26" fill="${textile}"/><ellipse cy="8" rx="112" ry="22" fill="#fffaf0"/>` +
      filledPath(one, '#d99a4e', ' transform="translate(-44 2)"') +
      filledPath(one, '#c98640', ' transform="translate(44 6) scale(-1 1)"') +
      strokedPath('M-64-30l10 20M-42-36v22M64-26l-10 20M42-32v22', '#a9672c', 4, ' stroke-linecap="round"'),
  );
}

function juice(x: number, y: number, colour: string): string {
  return placeAt(
    x,
    y,
    1,
    filledPath('M-18-60h36l-5 64h-26z', '#ffffff', ' opacity=".5"') +
      filledPath('M-16-40h32l-4 42h-24z', colour) +
      disc(16, -58, 13, colour),
  );
}

const fruit = furniturePiece(
  ({ textile }) =>
    disc(-30, -22, 22, '#d9534f') +
    disc(28, -24, 22, '#7fae4b') +
    disc(0, -40, 24, '#f0a13a') +
    filledPath('M-34-46q20-34 64-22q-30 2-46 34z', '#f2cf4d') +
    filledPath('M-66-18H66q-8 44-40 48h-52q-32-4-40-48z', lighten(textile, 0.1)) +
    filledPath('M20-18h46q-8 44-40 48h-20q24-14 14-48z', '#000', ' opacity=".1"'),
);

function vase({ textile }: Decor, x: number, y: number): string {
  const stems = [-40, -14, 16, 44].map((to) => `M0-40Q${to * 0.3}-90 ${to} ${-126 + Math.abs(to) * 0.5}`);
  return placeAt(
    x,
    y,
    1,
    strokedPath(stems.join(''), '#5c8a4f', 4) +
      [-40, -14, 16, 44]
        .map((to, index) => disc(to, -128 + Math.abs(to) * 0.5, 15, index % 2 ? '#f3c9cf' : '#e2768a'))
        .join('') +
      filledPath('M-18-50h36q-4 16 8 32q0 22-18 22h-16q-18 0-18-22q12-16 8-32z', textile),
  );
}

const jam = furniturePiece(
  ({ textile }) =>
    roundedRectangle(-50, -34, 36, 42, 6, '#b23a48') +
    rectangle(-52, -44, 40, 12, textile) +
    roundedRectangle(-8, -34, 36, 42, 6, '#e0a030') +
    rectangle(-10, -44, 40, 12, textile),
);

function buffet(interior: Interior): Paint {
  const { decor } = interior;
  const loaf = (x: number): string =>
    filledPath('M-52 0q0-34 52-36q52 2 52 36z', '#c98640', ` transform="translate(${x} 356)"`) +
    strokedPath('M-24-26l8 14M-2-30l6 16M22-26l6 14', '#f0cf9a', 5, ` transform="translate(${x} 356)"`);
  const stand = (x: number, colour: string): string =>
    placeAt(
      x,
      380,
      1,
      filledPath('M-4-86h8v84h-8zM-30 0h60l-10-8h-40z', darken(decor.linen, 0.25)) +
        [-86, -34]
          .map((y, index) => `<ellipse cy="${y}" rx="${44 + index * 22}" ry="9" fill="${decor.linen}"/>`)
          .join('') +
        [-30, 0, 30].map((dx) => disc(dx, -98, 13, colour)).join('') +
        [-48, -16, 16, 48].map((dx) => disc(dx, -48, 14, index(dx) ? '#f0d9a8' : colour)).join(''),
    );
  const index = (dx: number): boolean => dx === -16 || dx === 48;
  return layerPaints(
    bodyPaint(roomShell(interior, 'tiles')),
    windowView(interior, { x: 470, y: 90, wide: 220, tall: 190, panes: 2 }),
    bodyPaint(
      rectangle(110, 130, 300, 12, decor.wood) +
        rectangle(110, 210, 300, 12, decor.wood) +
        [140, 186, 232]
          .map((x) => roundedRectangle(x, 92, 26, 38, 6, decor.textile) + rectangle(x + 4, 84, 18, 10, decor.contrast))
          .join('') +
        filledPath('M286 130v-22q0-8 14-8t14 8v22zM330 130v-22q0-8 14-8t14 8v22z', '#fdfaf4') +
        filledPath([140, 186, 232, 278, 324, 370].map((x) => `M${x - 15} 210l4-30h22l4 30z`).join(''), decor.linen) +
        [200, 400].map((x) => pendant(decor, x, 66)).join('') +
        loaf(140) +
        loaf(236) +
        stand(350, '#d96a7c') +
        stand(500, '#8a5a3b') +
        roundedRectangle(590, 286, 60, 94, 8, '#f6b04a', ' opacity=".85"') +
        roundedRectangle(664, 286, 60, 94, 8, '#d9534f', ' opacity=".85"') +
        filledPath(
          'M586 280h68v10h-68zM660 280h68v10h-68zM614 376h12v12h-12zM688 376h12v12h-12z',
          darken(decor.wood, 0.3),
        ) +
        filledPath('M84 356h210l-14 26H98z', darken(decor.wood, 0.1)) +
        rectangle(30, 380, 740, 24, decor.linen) +
        rectangle(48, 404, 704, 156, decor.textile) +
        filledPath('M48 404h704v14H48z', '#000', ' opacity=".16"') +
        strokedPath('M224 420v140M400 420v140M576 420v140', darken(decor.textile, 0.16), 4) +
        potPlant(decor, 745, 596, 0.9),
    ),
  );
}
