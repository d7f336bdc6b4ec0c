/** A card's back, the same either way up. */

/** GEN-CRD-4, WA-CRD-4 All backs are alike. */
export const BACK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88" aria-hidden="true"><rect width="63" height="88" fill="#17332a"/><rect x="4" y="4" width="55" height="80" rx="2.5" fill="none" stroke="#e9c46a" stroke-width=".7"/><g fill="none" stroke="#e9c46a" stroke-width=".5">${rings()}</g><g fill="#e9c46a">${leaves()}</g><circle cx="31.5" cy="44" r="3.2" fill="#c9502f" stroke="#e9c46a" stroke-width=".6"/></svg>`;

function rings(): string {
  return [8, 13, 19, 26].map((r) => `<circle cx="31.5" cy="44" r="${r > 24 ? 24.5 : r}"/>`).join('');
}

/** Eight leaves round the middle, and a sprig in each corner: the same either way up. */
function leaves(): string {
  const leaf = 'M0-5Q4.5-11 0-18Q-4.5-11 0-5Z';
  const wheel = Array.from(
    { length: 8 },
    (_, i) => `<path transform="translate(31.5 44) rotate(${i * 45})" d="${leaf}"/>`,
  );
  const sprig = [
    [10, 12, 135],
    [53, 12, 225],
    [10, 76, 45],
    [53, 76, 315],
  ].map(
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 6Q3.5 1 0-5Q-3.5 1 0 6Z"/>`,
  );
  return wheel.join('') + sprig.join('');
}
