export * from './count.ts';
export * from './lookahead.ts';
export * from './playouts.ts';
export * from './resample.ts';
