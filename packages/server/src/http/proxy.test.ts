import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressKey,
  isNear,
  Locality,
  type ProxyWarning,
  platformIn,
  proxyTrustOf,
  proxyWords,
  trustedPeers,
} from './proxy.ts';

test.each([
  ['', false],
  ['0', false],
  ['1', 1],
  ['3', 3],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, fd00::/8 192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
])('HORTUS_PROXY=%j is read', (text, trust) => {
  expect(proxyTrustOf(text)).toEqual(trust);
});

test.each(['yes', '17', '-1', '1.5', '10.0.0.0/33', '::/129', '1 2', 'loopback nonsense', '300.1.1.1'])(
  'HORTUS_PROXY=%j is not understood',
  (text) => {
    expect(proxyTrustOf(text)).toBeUndefined();
  },
);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  // Some proxies add the port of the connection; it must not make every connection somebody else.
  ['192.0.2.7:5678', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  // Everything that isn't an address counts as one.
  ['unknown', ''],
  ['_hidden', ''],
  ['192.0.2', ''],
  ['192.0.2.7:x', ''],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('a client that has hung up has no address and isn’t local', () => {
  expect([addressKey(undefined), isNear(undefined)]).toEqual(['', false]);
});

test('IPv6 addresses share a count exactly if their first 64 bits are the same', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const key = addressKey([...network, ...one].join(':'));
      expect(addressKey([...network, ...other].join(':'))).toBe(key);
      const elsewhere = [
        ...network.slice(0, 3),
        (Number.parseInt(network[3] as string, 16) ^ 1).toString(16),
      ];
      expect(addressKey([...elsewhere, ...one].join(':'))).not.toBe(key);
    }),
    { seed: 7 },
  );
});

const HERE = { host: 'localhost:8080' };
const FORWARDED = { ...HERE, 'x-forwarded-for': '127.0.0.1' };

test('a request is local if it comes straight from this machine; behind an unnamed proxy none is', () => {
  let warned = 0;
  const locality = new Locality(false, undefined, () => warned++);
  expect(locality.isLocal('127.0.0.1', HERE)).toBe(true);
  expect(locality.isLocal('203.0.113.5', HERE)).toBe(false);
  expect(locality.isLocal('127.0.0.1', FORWARDED)).toBe(false);
  locality.see('127.0.0.1', HERE);
  expect(locality.isLocal('::1', HERE)).toBe(true);
  locality.see('127.0.0.1', FORWARDED);
  locality.see('127.0.0.1', FORWARDED);
  expect(locality.isLocal('127.0.0.1', HERE)).toBe(false);
  expect(warned).toBe(1);
});

test('with a named proxy nobody is local: one on this machine may add no headers', () => {
  for (const trust of [1, ['loopback']] as const) {
    const locality = new Locality(trust, undefined, () => expect.unreachable());
    locality.see('127.0.0.1', FORWARDED);
    locality.see('127.0.0.1', HERE);
    for (const headers of [HERE, FORWARDED]) expect(locality.isLocal('127.0.0.1', headers)).toBe(false);
  }
});

test('what a proxy forwards that HORTUS_PROXY does not trust is warned about once', () => {
  for (const [trust, address, where] of [
    [1, '203.0.113.5', 'another network'],
    [['10.0.0.0/8'], '::ffff:172.17.0.1', '172.17.0.1'],
    [['10.0.0.0/8'], '203.0.113.5', 'another network'],
  ] as const) {
    const told: ProxyWarning[] = [];
    const locality = new Locality(trust, undefined, (about) => told.push(about));
    locality.see(address, HERE);
    expect(told).toEqual([]);
    locality.see(address, FORWARDED);
    locality.see(address, FORWARDED);
    expect(told).toEqual([{ untrusted: where }]);
    expect(proxyWords({ untrusted: where })).toContain(`forwarded from ${where}, which HORTUS_PROXY`);
  }
});

test('a proxy on this machine that adds no headers is guessed from the name that its visitors ask for', () => {
  const told: ProxyWarning[] = [];
  const locality = new Locality(false, undefined, (about) => told.push(about));
  for (const host of ['localhost:8080', 'garden.localhost', '127.0.0.1', '[::1]:80'])
    locality.see('127.0.0.1', { host });
  locality.see('203.0.113.5', { host: 'play.example.org' });
  expect(told).toEqual([]);
  locality.see('127.0.0.1', { host: 'play.example.org' });
  locality.see('::1', { host: 'play.example.org' });
  expect(told).toEqual(['perhaps']);
  expect(proxyWords('perhaps')).toContain('HORTUS_PROXY');
  // It may be this machine under another name, so people on it stay local.
  expect(locality.isLocal('127.0.0.1', HERE)).toBe(true);
});

test('a forged header from outside doesn’t lock out this machine', () => {
  const told: ProxyWarning[] = [];
  const locality = new Locality(false, undefined, (about) => told.push(about));
  locality.see('203.0.113.5', FORWARDED);
  locality.see('203.0.113.6', FORWARDED);
  expect(locality.isLocal('127.0.0.1', HERE)).toBe(true);
  expect(told).toEqual([{ untrusted: 'another network' }]);
  locality.see('10.1.2.3', FORWARDED);
  expect(locality.isLocal('127.0.0.1', HERE)).toBe(false);
});

test('a warning that came before hides no other', () => {
  const told: ProxyWarning[] = [];
  const locality = new Locality(false, undefined, (about) => told.push(about));
  locality.see('127.0.0.1', { host: 'play.example.org' });
  locality.see('203.0.113.5', FORWARDED);
  for (let i = 0; i < 2; i++) locality.see('127.0.0.1', FORWARDED);
  expect(told).toEqual(['perhaps', { untrusted: 'another network' }, 'unnamed']);
  expect(locality.warnings).toEqual(told);
});

test('a platform that has a proxy is told of at once, and only once', () => {
  const told: ProxyWarning[] = [];
  const locality = new Locality(false, 'DYNO', (about) => told.push(about));
  locality.see('127.0.0.1', FORWARDED);
  expect(told).toEqual([{ platform: 'DYNO' }]);
  expect(proxyWords({ platform: 'DYNO' })).toContain('DYNO tells of a proxy');
  expect(locality.isLocal('127.0.0.1', HERE)).toBe(false);
});

test('a request under another host name isn’t local', () => {
  const locality = new Locality(false, undefined, () => {});
  const isLocal = (host: string): boolean => locality.isLocal('127.0.0.1', { host });
  for (const host of ['localhost', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080'])
    expect([host, isLocal(host)]).toEqual([host, true]);
  for (const host of ['', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect([host, isLocal(host)]).toEqual([host, false]);
  expect(locality.isLocal('127.0.0.1', {})).toBe(false);
});

test.each([
  [false, '127.0.0.1', false],
  [1, '127.0.0.1', true],
  [1, '203.0.113.5', false],
  [1, '100.64.0.7', true],
  [['loopback', '192.0.2.0/24', '2001:db8::1'], '::ffff:192.0.2.9', true],
  [['loopback', '192.0.2.0/24', '2001:db8::1'], '2001:db8::1', true],
  [['loopback', '192.0.2.0/24', '2001:db8::1'], '2001:db8::2', false],
  [['loopback', '192.0.2.0/24', '2001:db8::1'], '10.0.0.1', false],
] as const)('with proxies %j, %s may be one: %s', (trust, address, trusted) => {
  expect(trustedPeers(trust)(address)).toBe(trusted);
});

test('a hosting platform gives its proxy away', () => {
  expect(platformIn({ FLY_APP_NAME: 'hortus' })).toBe('FLY_APP_NAME');
  expect(platformIn({ DYNO: '' })).toBeUndefined();
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:10.1.2.3', true],
  ['172.31.0.1', true],
  ['fe80::1%eth0', true],
  ['fd12::1', true],
  ['100.64.0.1', true],
  ['100.127.255.254', true],
  ['100.128.0.1', false],
  ['172.32.0.1', false],
  ['203.0.113.5', false],
  ['2001:db8::1', false],
  ['nonsense', false],
])('%s is near: %s', (address, near) => {
  expect(isNear(address)).toBe(near);
});
