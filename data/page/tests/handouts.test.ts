import assert from 'node:assert/strict';
import { test } from 'node:test';
import { written } from '../src/handouts.ts';

test('a link is itself, and lines for another page hold it as text alone', () => {
  const to = 'http://localhost/#p=a.b"><script>&';
  assert.equal(written(to, undefined, ''), to);
  for (const as of ['frame', 'image']) {
    const said = written(to, as, '"x" <b>');
    assert.ok(!/<script|<b>|"x"/.test(said), said);
    assert.ok(said.includes('http://localhost/#p=a.b&quot;&gt;&lt;script&gt;&amp;'));
  }
});
