/** Points scattered evenly but irregularly, the same on every visit: x and y from 0 to 1. */
export function spread(count: number): readonly (readonly [x: number, y: number, size: number])[] {
  // The plastic number's sequence: no two points come near each other.
  return Array.from({ length: count }, (_, i) => [
    (0.5 + i * 0.7548776662466927) % 1,
    (0.5 + i * 0.5698402909980532) % 1,
    (0.3 + i * 0.6180339887498949) % 1,
  ]);
}
