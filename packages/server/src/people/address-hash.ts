import { createHmac } from 'node:crypto';
import { addressKey } from '../http/proxy.ts';

/** The name of the key of these hashes. */
export const ADDRESSES = 'addresses';
const MOST_KNOWN = 10_000;

/**
 * An address as logs and restrictions name it: the same for the same address (the /64 of an IPv6 one), and nobody
 * without the server's key can turn it back or try all addresses.
 */
export function addressHash(key: Uint8Array): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const counted = addressKey(address);
    const found = known.get(counted);
    if (found !== undefined) return found;
    if (known.size >= MOST_KNOWN) known.clear();
    const hash = createHmac('sha256', key).update(`hortus address 1\0${counted}`).digest('hex').slice(0, 16);
    known.set(counted, hash);
    return hash;
  };
}
