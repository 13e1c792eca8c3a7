/** Rules of the points store (GIFT-03). */
import {
  checkExchange,
  exchangeAmount,
  mayMoveOrder,
  parsePointsEntries,
  parsePointsStore,
  parsePointsStoreOrders,
  pointsAfter,
  pointsToGo,
  wholePoints,
} from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';

describe('points store parsing', () => {
  it('GIFT-03 parsePointsStore drops rates without a stake and items without a price', () => {
    const pointsStore = parsePointsStore({
      points: '9860.50',
      week: null,
      rates: [
        { category: 'LOTT', stake: '1000.00' },
        { category: 'RNG', stake: 'x' },
      ],
      exchange: { amount: '5.0000', min: 100 },
      goods: [
        { goodsId: 7, name: 'Umbrella', iconUrl: '/art/goods/umbrella.svg', points: '6500', stock: 24 },
        { goodsId: 8, name: 'Nothing', iconUrl: null, points: null, stock: 1 },
      ],
    });
    expect(pointsStore).toEqual({
      points: '9860.50',
      week: '0',
      rates: [{ category: 'LOTT', stake: '1000.00' }],
      exchange: { amount: '5.0000', min: 100 },
      goods: [{ id: '7', name: 'Umbrella', icon: '/art/goods/umbrella.svg', points: '6500', stock: 24 }],
    });
    expect(parsePointsStore({ rates: [], goods: [], exchange: { amount: '0', min: 1 } }).exchange).toBeNull();
    expect(parsePointsStore({ rates: [], goods: [] }).exchange).toBeNull();
  });

  it('GIFT-03 points entries and orders are parsed, and unknown kinds and states are preserved', () => {
    expect(
      parsePointsEntries([
        {
          entryId: 1,
          kind: 'exchange',
          points: '-100.00',
          balance: '0.00',
          amount: '500.00',
          transactionNo: '7-C',
          time: 5,
        },
      ]),
    ).toEqual([
      {
        id: '1',
        kind: 'exchange',
        category: '',
        points: '-100.00',
        balance: '0.00',
        amount: '500.00',
        receiptNo: '7-C',
        time: 5,
      },
    ]);
    expect(parsePointsEntries([{ entryId: 2, kind: 'tax', points: '1' }])[0]).toMatchObject({
      kind: null,
      amount: null,
    });
    expect(
      parsePointsStoreOrders([{ orderId: 3, name: 'Tea', points: 12, state: 'sent', note: null }])[0],
    ).toMatchObject({
      state: 'sent',
      points: '12',
      note: '',
      stateTime: null,
    });
    expect(parsePointsStoreOrders([{ orderId: 3, state: 'toString' }])[0]?.state).toBeNull();
  });
});

it.each([
  ['ordered', 'sent', true],
  ['ordered', 'cancelled', true],
  ['sent', 'delivered', true],
  ['sent', 'cancelled', true],
  ['ordered', 'delivered', false],
  ['sent', 'ordered', false],
  ['delivered', 'cancelled', false],
  ['cancelled', 'cancelled', false],
  ['cancelled', 'sent', false],
] as const)('GIFT-03 points order transition from %s to %s is allowed: %s', (from, to, allowed) => {
  expect(mayMoveOrder(from, to)).toBe(allowed);
});

it('GIFT-03 pointsToGo returns the missing points, and pointsAfter returns the remaining points', () => {
  expect(pointsToGo('12000', '9860.00')).toBe('2140.00');
  expect(pointsToGo('12000', '12000')).toBeNull();
  expect(pointsToGo('12000', '11999.99')).toBe('0.01');
  expect(pointsAfter('6500', '9860.25')).toBe('3360.25');
  expect(pointsAfter('6500', '1')).toBe('0.00');
});

it.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['-5', 'missing'],
  ['1.5', 'missing'],
  ['1e3', 'missing'],
  ['99', 'min'],
  ['100', null],
  ['501', 'funds'],
  ['500', null],
] as const)('GIFT-03 exchange of %j points from 500.75 has the issue: %s', (points, issue) => {
  expect(checkExchange(points, '500.75', { min: 100 })).toBe(issue);
});

it('GIFT-03 exchange amount is exact without floating point and truncated to hundredths', () => {
  expect(exchangeAmount('500', { amount: '5' })).toBe('2500.00');
  expect(exchangeAmount('3', { amount: '0.3333' })).toBe('0.99');
  expect(exchangeAmount('999999999999', { amount: '0.0101' })).toBe('10099999999.98');
  expect(exchangeAmount('1e3', { amount: '5' })).toBe('0.00');
  expect(wholePoints('9860.75')).toBe('9860');
  expect(wholePoints('0.99')).toBe('0');
  expect(wholePoints('-5')).toBe('0');
});
