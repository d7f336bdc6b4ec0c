import type { FastifyRequest } from 'fastify';

/**
 * Does this request go to one of these paths? A path can be written in many ways (`/%61pi/me`, `http://host/api/me`)
 * that all lead to one route, so the route decides; a path without a route is judged as written.
 */
export const goesTo = (paths: RegExp, { url, routeOptions }: FastifyRequest): boolean =>
  paths.test(routeOptions.url ?? url);
