import type { Route } from './router.ts';

/** Every address of the site. Pages come when they are first shown. */
export const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../pages/Home.tsx') },
  { pattern: '/here/:id', load: () => import('../pages/Here.tsx') },
];
