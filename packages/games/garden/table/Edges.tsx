/** Names of columns and rows at the edge of the bed; every cell says its own to a screen reader. */
export function Edges() {
  return (
    <>
      <div class="garden-rows" aria-hidden="true">
        {['4', '3', '2', '1'].map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <div class="garden-columns" aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
    </>
  );
}
