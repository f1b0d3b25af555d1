import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meant, type Offer } from '../src/preview.ts';

const road: Offer = { says: 'road', spots: [[200, 100, 34, 34]], lines: [[[100, 100], [300, 100]]] };
const river: Offer = { says: 'river', spots: [[200, 150, 36, 17]], lines: [[[100, 110], [300, 150]]] };
const far: Offer = { says: 'far', spots: [[400, 300, 60, 56]], lines: [[[100, 300], [400, 300]]], far: true };
const offers = [road, river, far];

test('a thing is meant where it lies', () => {
  assert.equal(meant(offers, [], [210, 90])?.says, 'road');
  assert.equal(meant(offers, [], [200, 150])?.says, 'river');
});

test('a way is meant beside its middle line, the nearest of two', () => {
  assert.equal(meant(offers, [], [120, 92])?.says, 'road');
  assert.equal(meant(offers, [], [120, 112])?.says, 'river');
  assert.equal(meant(offers, [], [120, 140]), undefined);
});

test('a town that is not on offer covers the way below it', () => {
  assert.equal(meant(offers, [[110, 100, 60, 56]], [110, 100]), undefined);
});

test('a far town is meant by itself, and not by the way there', () => {
  assert.equal(meant(offers, [], [400, 320])?.says, 'far');
  assert.equal(meant(offers, [], [200, 300]), undefined);
});
