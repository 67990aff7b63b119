import { describe, expect, it } from 'vitest';
import { mapBounds, pinsArea } from '../../../src/infrastructure/map/camera.ts';

const pointAt = (longitude: number, latitude = 0) => ({ longitude, latitude });

describe('the view of a map', () => {
  it('holds all pins', () => {
    expect(pinsArea([pointAt(-9, 38), pointAt(13, 52), pointAt(2, 41)])).toEqual([-9, 38, 13, 52]);
    expect(pinsArea([])).toBeNull();
  });

  it('lies across the date line where the pins are nearer to each other there', () => {
    expect(pinsArea([pointAt(178, -18), pointAt(-178, -17)])).toEqual([178, -18, 182, -17]);
  });

  const showing = (west: number, east: number) =>
    mapBounds({
      getBounds: () => ({ getNorth: () => 10, getSouth: () => -10, getWest: () => west, getEast: () => east }) as never,
    });

  it('reports longitudes from -180 to 180', () => {
    expect(showing(170, 190)).toEqual({ north: 10, south: -10, west: 170, east: -170 });
    expect(showing(350, 370)).toEqual({ north: 10, south: -10, west: -10, east: 10 });
  });

  it('is the whole world where it goes around it', () => {
    expect(showing(-200, 200)).toEqual({ north: 10, south: -10, west: -180, east: 180 });
  });
});
