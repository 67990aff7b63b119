import { test } from '@fast-check/vitest';
import { moneyIn, wireList, wireRecord } from '@livery/remote';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a record from outside', () => {
  it('reads each field as what it is to be', () => {
    const wire = wireRecord({
      name: 'Lisbon',
      zip: 1000,
      nights: 3,
      open: true,
      tags: ['a', 7, 'b'],
      months: [1, '2', Infinity],
    });
    expect([wire.text('name'), wire.text('zip'), wire.figure('nights'), wire.flag('open')]).toEqual([
      'Lisbon',
      '1000',
      3,
      true,
    ]);
    expect([wire.texts('tags'), wire.figures('months')]).toEqual([['a', 'b'], [1]]);
  });

  it('reads a field of the wrong type as its neutral value', () => {
    const wire = wireRecord({ name: { first: 'x' }, nights: '3', open: 'true', rooms: 'none', price: Number.NaN });
    expect([wire.text('name'), wire.figure('nights'), wire.flag('open'), wire.figure('price')]).toEqual([
      '',
      null,
      false,
      null,
    ]);
    expect([wire.records('rooms'), wire.record('rooms').names(), wire.hasList('rooms')]).toEqual([[], [], false]);
  });

  it('passes over what is not an object in a list', () => {
    const rooms = wireRecord({ rooms: [null, 7, { name: 'Suite' }, ['x']] }).records('rooms');
    expect(rooms.map((room) => room.text('name'))).toEqual(['Suite']);
  });

  it('knows no field but its own', () => {
    const wire = wireRecord(JSON.parse('{"__proto__": {"flag": true}}'));
    expect([wire.flag('flag'), wire.text('constructor'), wire.has('toString')]).toEqual([false, '', false]);
    expect(wire.record('__proto__').flag('flag')).toBe(true);
  });

  it('distinguishes a denial from a missing field', () => {
    const wire = wireRecord({ no: false, nothing: null, odd: 0 });
    expect(['no', 'nothing', 'odd', 'missing'].map((name) => [wire.isFalse(name), wire.isMissing(name)])).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, true],
    ]);
  });

  test.prop([fc.anything(), fc.string()])('never throws, whatever comes', (value, name) => {
    const wire = wireRecord(value);
    expect(typeof wire.text(name)).toBe('string');
    expect(Array.isArray(wire.record(name).records(name))).toBe(true);
  });
});

describe('a list from outside', () => {
  it.each([
    ['in its field', { data: [{ id: 1 }] }],
    ['in another field', { items: [{ id: 1 }, 7, null] }],
    ['bare', [{ id: 1 }]],
    ['as one object', { data: { id: 1 } }],
  ])('is read %s', (_, response) => {
    expect(wireList(response, 'data', 'items')?.map((record) => record.text('id'))).toEqual(['1']);
  });

  it('may be empty, and may be missing', () => {
    expect([{ data: null }, { data: [] }].map((response) => wireList(response, 'data'))).toEqual([[], []]);
    for (const response of [{}, null, 'x', { data: 'x' }]) expect(wireList(response, 'data')).toBeUndefined();
  });

  test.prop([fc.anything(), fc.string()])('never throws, whatever comes', (value, name) => {
    wireList(value, name);
  });
});

describe('money from outside', () => {
  it('has the currency beside it in any letter case, else the requested one', () => {
    expect(moneyIn(wireRecord({ price: 1, currency: ' eur' }), 'price', 'USD')).toEqual({ amount: 1, currency: 'EUR' });
    expect(moneyIn(wireRecord({ price: 1 }), 'price', 'USD')).toEqual({ amount: 1, currency: 'USD' });
    const otherRecords = [
      { price: 1 },
      { price: 1, currency: 'euro' },
      { price: '1', currency: 'EUR' },
      { currency: 'EUR' },
    ];
    expect(otherRecords.map((one) => moneyIn(wireRecord(one), 'price'))).toEqual([null, null, null, null]);
  });
});
