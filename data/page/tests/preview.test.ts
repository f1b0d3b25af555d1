import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meant, type Offer, type Spots } from '../src/preview.ts';

const road: Offer = { id: 'road' };
const river: Offer = { id: 'river' };
const far: Offer = { id: 'town:far', via: ['road'] };
const offers = [road, river, far];
const spots: Spots = {
  road: [[[200, 100, 34, 34]], [[[100, 100], [300, 100]]]],
  river: [[[200, 150, 36, 17]], [[[100, 110], [300, 150]]]],
  'town:far': [[[400, 300, 60, 56]], []],
};

test('a thing is meant where it lies', () => {
  assert.equal(meant(offers, spots, [210, 90])?.id, 'road');
  assert.equal(meant(offers, spots, [200, 150])?.id, 'river');
});

test('a way is meant beside its middle line, the nearest of two', () => {
  assert.equal(meant(offers, spots, [120, 92])?.id, 'road');
  assert.equal(meant(offers, spots, [120, 112])?.id, 'river');
  assert.equal(meant(offers, spots, [120, 140]), undefined);
});

test('a town that is not on offer covers the way below it', () => {
  assert.equal(meant(offers, { ...spots, 'town:near': [[[110, 100, 60, 56]], []] }, [110, 100]), undefined);
});

test('a far town is meant by itself, and not by the way there', () => {
  assert.equal(meant(offers, spots, [400, 320])?.id, 'town:far');
  assert.equal(meant(offers, spots, [200, 300]), undefined);
});
