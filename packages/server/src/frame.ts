/** Encodes a whole text as one frame, FIN set and, coming from the server, without a mask (RFC 6455, section 5.2). */
const TEXT = 0x81;
const LENGTH_IN_TWO = 126;
const LENGTH_IN_EIGHT = 127;

/** A message in wire format, made once for everyone who gets the same. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < LENGTH_IN_TWO ? 2 : size < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = TEXT;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = LENGTH_IN_TWO;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = LENGTH_IN_EIGHT;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
