import { brightness, lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { hills } from './hills.ts';
import { sky } from './sky.ts';
import { water } from './water.ts';

/** A cruise ship under way along a coast. */
export function ship(stage: Stage): Paint {
  const { width, height, random } = stage;
  const horizon = height * random.between(0.56, 0.6);
  const sunX = random.between(0.2, 0.8);
  const side = random.chance(0.5) ? 1 : -1;
  const size = Math.min(width / 800, height / 600) * random.between(0.92, 1.08);
  const waterline = horizon + height * 0.14;
  const place = `translate(${pixelText(width * 0.5 - side * 300 * size)} ${pixelText(waterline)}) scale(${(side * size).toFixed(2)} ${size.toFixed(2)})`;
  return layerPaints(
    sky(stage, { horizon, sunAt: [sunX, random.between(0.3, 0.6)], sunSize: random.between(42, 60) }),
    bodyPaint(hills(stage, { y: [horizon - 46, horizon - 20], shade: [0.12, 0.24], count: 2, rise: 34 })),
    water(stage, { top: horizon, bottom: height, lightAt: sunX }),
    bodyPaint(`<g transform="${place}">${liner(stage)}</g>` + swell(stage, waterline)),
  );
}

/** A liner 600 wide, bow to the right, its waterline at 0. */
function liner({ palette, random }: Stage): string {
  const hull = random.chance(0.5) ? lighten(palette.cloud, 0.6) : mix(palette.ink, palette.accent, 0.18);
  const white = palette.night ? mix('#ffffff', palette.ink, 0.22) : '#fbfbf8';
  const glass = palette.night ? palette.accent : mix(palette.ink, palette.water[1] ?? palette.ink, 0.4);
  const portholes = brightness(hull) < 0.5 && !palette.night ? white : glass;
  const decks = [
    'M40-76H520L504-96H48Z',
    'M56-98H492L478-116H62Z',
    'M70-118H462L448-136H76Z',
    'M86-138H430L414-156H92Z',
    'M120-158H388L368-178H128Z',
  ];
  const rows = [
    [60, 480, -92],
    [76, 462, -112],
    [92, 430, -132],
    [108, 396, -152],
  ].map(([from = 0, to = 0, y = 0]) => `M${from} ${y}H${to}`);
  const funnel = (x: number): string =>
    filledPath(`M${x}-178L${x + 12}-232H${x + 50}L${x + 46}-178Z`, palette.accent) +
    filledPath(`M${x + 9}-220L${x + 12}-232H${x + 50}L${x + 49}-220Z`, palette.ink) +
    filledPath(`M${x + 5}-202L${x + 7}-210H${x + 48.4}L${x + 47.8}-202Z`, white);
  return (
    funnel(210) +
    (random.chance(0.5) ? funnel(290) : '') +
    strokedPath('M410-156V-196M400-186H416M396-196H424', palette.ink, 3) +
    filledPath(decks.join(''), white) +
    filledPath(
      'M40-76H520L516-82H43ZM56-98H492L488-103H58ZM70-118H462L458-123H72ZM86-138H430L426-143H88Z',
      '#000',
      ' opacity=".12"',
    ) +
    strokedPath(rows.join(''), glass, 9, ' stroke-dasharray="9 6" opacity=".85"') +
    filledPath('M374-172H396L404-160H370Z', glass) +
    filledPath('M6-76H560Q590-80 612-92Q590-30 566 6H40Q14-20 6-76Z', hull) +
    filledPath('M20-34H581L566 6H40Q26-10 20-34Z', palette.accent, ' opacity=".92"') +
    filledPath('M22-30H580L579-27H23Z', white) +
    strokedPath('M60-56H540', portholes, 8, ' stroke-dasharray="8 12" opacity=".75"')
  );
}

/** The sea that the hull stands in, its bow wave, and two swells nearer to us. */
function swell({ width, height, palette }: Stage, waterline: number): string {
  const [, deep = palette.ink] = palette.water;
  const wave = (y: number, length: number, rise: number): string => {
    const count = Math.ceil(width / length) + 1;
    return `M${-length} ${pixelText(y)}${`q${length / 4}-${rise} ${length / 2} 0t${length / 2} 0`.repeat(count + 1)}V${height}H${-length}Z`;
  };
  const middle = width / 2;
  const foam = lighten(palette.water[0] ?? palette.haze, 0.6);
  return (
    filledPath(wave(waterline + 1, 96, 7), mix(palette.water[0] ?? deep, deep, 0.5)) +
    strokedPath(
      `M${pixelText(middle - 320)} ${pixelText(waterline + 8)}h640M${pixelText(middle - 240)} ${pixelText(waterline + 18)}h430`,
      foam,
      4,
      ' stroke-linecap="round" stroke-dasharray="60 26 24 40" opacity=".75"',
    ) +
    filledPath(wave(waterline + 52, 150, 12), mix(palette.water[0] ?? deep, deep, 0.75)) +
    filledPath(wave(waterline + 112, 220, 18), deep)
  );
}
