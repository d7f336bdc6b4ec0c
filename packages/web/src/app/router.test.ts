import { match, type Route, routeTo } from '@hortus/frame/page/router.ts';
import { expect, test } from 'vitest';
import { PAGES } from '../../tests/pages.ts';
import { routes } from './routes.ts';

test('a pattern gives its parameters, decoded', () => {
  expect(match('/here/:id', '/here/a%20b')).toEqual({ id: 'a b' });
  expect(match('/', '/')).toEqual({});
  expect(match('/mine', '/mine/')).toEqual({});
});

test('another path, a longer one, and one that cannot be decoded do not match', () => {
  expect(match('/here/:id', '/there/a')).toBeUndefined();
  expect(match('/here/:id', '/here')).toBeUndefined();
  expect(match('/here/:id', '/here/a/b')).toBeUndefined();
  expect(match('/here/:id', '/here/%E0%A4%A')).toBeUndefined();
});

test('the first route that matches is used, or none', () => {
  const route = (pattern: string): Route => ({ pattern, load: () => Promise.reject(), title: () => pattern });
  const some = [route('/rules'), route('/rules/:game'), route('/:any')];
  expect(routeTo(some, '/rules')?.route.pattern).toBe('/rules');
  expect(routeTo(some, '/rules/garden')).toMatchObject({ params: { game: 'garden' } });
  expect(routeTo(some, '/rules/garden/more')).toBeUndefined();
});

test('no two routes lead to the same place', () => {
  const shapes = routes.map(({ pattern }) => pattern.replace(/:\w+/g, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(routes.filter(({ table }) => table).map(({ pattern }) => pattern)).toEqual(['/here/:id', '/t/:id']);
});

test('every address is among the pages the tests visit', () => {
  const looked = Object.values(PAGES).map((path) => routeTo(routes, path.replace(/[?#].*/, ''))?.route);
  expect(routes.filter((route) => !looked.includes(route)).map(({ pattern }) => pattern)).toEqual([]);
});
