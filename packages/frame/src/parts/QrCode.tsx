/** A link as a picture for somebody else's camera. */
import { encode } from 'uqr';

/** Rows of dark squares as one outline. */
const outline = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

export default function QrCode({ url, label }: { readonly url: string; readonly label: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 });
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={outline(data)} shape-rendering="crispEdges" />
    </svg>
  );
}
