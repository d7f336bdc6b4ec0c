import helmet from '@fastify/helmet';
import type { App } from './app.ts';

/** No inline script, no inline style element, nothing from other sites; sockets to ourselves only. */
export async function secure(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // A clone on a local network uses plain http; servers with https say so at their proxy.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
