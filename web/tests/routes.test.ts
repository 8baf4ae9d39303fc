import { describe, expect, test } from 'vitest';
import { address } from '../src/lib/address';
import { invitedTo, matched, routeOf, tableIn, withoutInvitation } from '../src/lib/routes';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
};

describe('the page of an address', () => {
  test.each([
    ['/', 'Lobby', {}],
    ['/new', 'NewTable', {}],
    ['/new/feudo/', 'NewTable', { game: 'feudo' }],
    ['/t/abc', 'Table', { table: 'abc', invitation: undefined }],
    ['/replay/abc', 'Replay', { table: 'abc' }],
    ['/learn', 'Learn', {}],
    ['/learn/bastide/tax', 'Learn', { game: 'bastide', lesson: 'tax' }],
    ['/rules/flandern', 'Rules', { game: 'flandern' }],
    ['/me', 'Me', {}],
    ['/people/x%20y', 'Person', { id: 'x y' }],
    ['/docs', 'Nowhere', {}],
    ['/learn/a/b/c', 'Nowhere', {}],
    ['/replay', 'Nowhere', {}],
  ])('%s', (path, page, params) => {
    expect(routeOf(at(path))).toMatchObject({ page, params });
  });
  test('what is asked and the place behind "#"', () => {
    const { query, place } = routeOf(at('/replay/abc?view=open#12'));
    expect([query.get('view'), place]).toEqual(['open', '12']);
  });
  test('what is not well written is taken as it stands', () => {
    expect(matched('/t/{table}', '/t/%E0%A4%A')).toEqual({ table: '%E0%A4%A' });
  });
  test('an empty part is no name', () => {
    expect(matched('/people/{id}', '/people//')).toBeNull();
  });
  test('an invitation that is known goes to the table alone', () => {
    expect(routeOf(at('/t/abc'), 'secret').params.invitation).toBe('secret');
    expect(routeOf(at('/me'), 'secret').params).toEqual({});
  });
});

describe('invitations in addresses', () => {
  test('are taken out, wherever they stand', () => {
    const found = { address: '/t/abc', invitation: 'xyz' };
    expect(withoutInvitation(at(invitedTo('abc', 'xyz')))).toEqual(found);
    expect(withoutInvitation(at('/t/abc/xyz'))).toEqual(found);
    expect(withoutInvitation(at('/t/abc?invitation=xyz'))).toEqual(found);
  });
  test('what else is asked stays', () => {
    expect(withoutInvitation(at('/t/abc?guide=1&invitation=xyz#3'))?.address).toBe('/t/abc?guide=1#3');
  });
  test('one that could not travel in a header is dropped', () => {
    expect(withoutInvitation(at('/t/abc#invitation=%0A'))).toEqual({ address: '/t/abc', invitation: '' });
  });
  test('other addresses hold none', () => {
    expect(withoutInvitation(at('/t/abc'))).toBeNull();
    expect(withoutInvitation(at('/me?invitation=xyz'))).toBeNull();
  });
});

test.each([
  ['abcd1234', '/t/abcd1234'],
  [' https://play.example.org/t/abcd1234 ', '/t/abcd1234'],
  ['https://play.example.org/replay/abcd1234#12', '/t/abcd1234'],
  ['https://play.example.org/t/abcd1234#invitation=x.y', '/t/abcd1234#invitation=x.y'],
  ['https://play.example.org/t/abcd1234/x.y', '/t/abcd1234#invitation=x.y'],
  ['what is this', null],
  ['', null],
])('the table that is meant by %j', (text, found) => {
  expect(tableIn(text)).toBe(found);
});

describe('addresses of the server', () => {
  test('parts are put in, and cannot lead elsewhere', () => {
    expect(address('/tables/{table}/replay/{ply}', { table: 'a/../b?', ply: 3 })).toBe(
      '/tables/a%2F..%2Fb%3F/replay/3',
    );
  });
  test('only what is there is asked', () => {
    expect(address('/tables', {}, { status: 'over', seat: null, text: undefined, page: 0 })).toBe(
      '/tables?status=over&page=0',
    );
  });
});
