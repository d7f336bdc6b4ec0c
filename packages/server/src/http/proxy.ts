/** Where a request comes from: addresses as limits count them, trusted proxies, and who is local. */
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Nobody, this many hops counted from us (the first on this machine or its private network), or these addresses and networks. */
export type ProxyTrust = false | number | readonly string[];

const MOST_HOPS = 16;

/** Undefined if it can't be read. */
export function proxyTrustOf(text: string): ProxyTrust | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const [first = '0'] = parts;
  if (parts.length <= 1 && /^\d+$/.test(first)) {
    const hops = Number(first);
    if (hops > MOST_HOPS) return undefined;
    return hops === 0 ? false : hops;
  }
  return parts.every(isNetwork) ? parts : undefined;
}

function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED, text)) return true;
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (prefix === undefined || Number(prefix) <= (version === 4 ? 32 : 128));
}

/** As Fastify takes it. */
export function trusting(trust: ProxyTrust): false | ((address: string, hop: number) => boolean) {
  // Anyone who reaches us from outside could write any number of hops.
  if (typeof trust === 'number') return (address, hop) => hop < trust && (hop > 0 || isNear(address));
  return trust === false ? false : within(trust);
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const LINK_LOCAL = ['169.254.0.0/16', 'fe80::/10'];
const UNIQUE_LOCAL = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
/** Between an operator's own machines, and where hosting platforms keep their proxies. */
const SHARED_SPACE = ['100.64.0.0/10'];
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: LOOPBACK,
  linklocal: LINK_LOCAL,
  uniquelocal: UNIQUE_LOCAL,
};

type Within = (address: string | undefined) => boolean;
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Is an address in one of these networks? */
function within(networks: readonly string[]): Within {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(prefix ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}

/** On this machine or its private network. */
export const isNear = within([...LOOPBACK, ...LINK_LOCAL, ...UNIQUE_LOCAL, ...SHARED_SPACE]);

/** Whose connections a trusted proxy may have opened. */
export function trustedPeers(trust: ProxyTrust): Within {
  if (typeof trust === 'number') return isNear;
  return trust === false ? () => false : within(trust);
}

/**
 * What limits count: an IPv4 address, or the /64 of an IPv6 address, since its owner has all of that. Whatever isn't an
 * address (a proxy may write `unknown`) counts as one.
 */
export function addressKey(address: string | undefined): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return '';
  if (isIPv4(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    // An IPv4 address at the end counts as two groups.
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    while (groups.length + after < 8) groups.push('0');
    if (tail !== '') groups.push(...tail.split(':'));
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * Without its zone, and without the port that some proxies add (`192.0.2.7:5678`, `[2001:db8::1]:5678`); an IPv4
 * address as one, however it came. A client that has hung up already has none.
 */
function plainAddress(address: string | undefined): string {
  const given = (address ?? '').trim().toLowerCase();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;
  const plain = bare.replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
}

const FORWARDING = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
];

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  FORWARDING.some((name) => headers[name] !== undefined);

const isLoopback = (address = ''): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** What a browser on this machine has in its address bar: a page under any other name is a stranger's. */
const isLocalName = (host = ''): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);

/** A name that isn't this machine's: `localhost` and everything below it is. */
const isElsewhere = (host = ''): boolean =>
  host !== '' && !isLocalName(host) && !/\.localhost(?::\d+)?$/i.test(host);

/** Variables set by hosting platforms whose machines are reached only through a proxy. */
const PLATFORMS = ['DYNO', 'FLY_APP_NAME', 'K_SERVICE', 'RAILWAY_ENVIRONMENT', 'RENDER', 'WEBSITE_SITE_NAME'];

/** The variable that hints at a proxy; undefined if there is none. */
export const platformIn = (env: NodeJS.ProcessEnv): string | undefined =>
  PLATFORMS.find((name) => (env[name] ?? '') !== '');

/** What an operator should be told, once each. */
export type ProxyWarning =
  | 'unnamed'
  | 'perhaps'
  | { readonly untrusted: string }
  /** The variable that hints at a proxy which nobody named. */
  | { readonly platform: string };

export function proxyWords(about: ProxyWarning): string {
  if (about === 'unnamed')
    return 'requests come through a proxy, but HORTUS_PROXY names none: all its visitors share one limit, and nobody counts as local until the next start; set it to 1';
  if (about === 'perhaps')
    return 'requests for another name than localhost come from this machine: if a proxy passes them on, let it set X-Forwarded-For, and set HORTUS_PROXY to 1, or all its visitors share one limit';
  if ('platform' in about)
    return `${about.platform} tells of a proxy in front, but HORTUS_PROXY names none: set it to 1`;
  return `a request was forwarded from ${about.untrusted}, which HORTUS_PROXY does not trust: if that is your proxy, name it there, or all its visitors share one limit`;
}

/**
 * Decides who is local: a request from this machine, to this machine by name, that wasn't forwarded. Without the name
 * any site could have its own name point here, and read what a browser on this machine may. Behind a proxy nobody is
 * local, since one on this machine that adds no headers would make everybody look so: neither if a proxy is named, nor
 * once a forwarded request arrives from nearby although none is.
 */
export class Locality {
  #isBehind: boolean;
  readonly #told = new Map<string, ProxyWarning>();
  readonly #trust: ProxyTrust;
  readonly #isTrusted: Within;
  readonly #warn: (about: ProxyWarning) => void;

  /** @param platform the variable that hints at a proxy which nobody named */
  constructor(trust: ProxyTrust, platform: string | undefined, warn: (about: ProxyWarning) => void) {
    this.#trust = trust;
    this.#isTrusted = trustedPeers(trust);
    this.#isBehind = platform !== undefined || trust !== false;
    this.#warn = warn;
    if (platform !== undefined) this.#tell({ platform });
  }

  /** Everything that the operator was told so far. */
  get warnings(): readonly ProxyWarning[] {
    return [...this.#told.values()];
  }

  /** `address`: the other end of the connection, whatever headers say. */
  see(address: string | undefined, headers: IncomingHttpHeaders): void {
    if (!isForwarded(headers)) {
      // Browsers here call it localhost; a proxy passes on the name that its visitors typed.
      if (!this.#isBehind && isLoopback(address) && isElsewhere(headers.host)) this.#tell('perhaps');
      return;
    }
    if (this.#trust === false && this.#isBehind) return;
    if (this.#trust === false && isNear(address)) {
      this.#isBehind = true;
      this.#tell('unnamed');
      // Anybody far away can write such a header; that alone takes nothing from people on this machine.
    } else if (!this.#isTrusted(address))
      // The log may name an address of a private network, but no visitor's.
      this.#tell({ untrusted: isNear(address) ? plainAddress(address) : 'another network' });
  }

  /** Once per kind: a harmless warning doesn't hide one that matters. */
  #tell(about: ProxyWarning): void {
    const kind = typeof about === 'string' ? about : String(Object.keys(about));
    if (this.#told.has(kind)) return;
    this.#told.set(kind, about);
    this.#warn(about);
  }

  isLocal(address: string | undefined, headers: IncomingHttpHeaders): boolean {
    return (
      !this.#isBehind &&
      address !== undefined &&
      isLoopback(address) &&
      isLocalName(headers.host) &&
      !isForwarded(headers)
    );
  }
}
