import { BlockList, isIP } from 'node:net'

/** Why requests to an address are refused. */
export type AddressFault = 'noAddress' | 'notHttps' | 'port' | 'private'

export type CheckedAddress =
  /** `isNamed`: the host of the installation allows it, whatever it resolves to. */
  | { readonly ok: true; readonly url: URL; readonly isNamed: boolean }
  | { readonly ok: false; readonly fault: AddressFault }

const unreachable = new BlockList()
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Also the ranges that lead to IPv4 addresses: mapped, NAT64 and 6to4. */
const v6 = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const
for (const [net, bits] of v4) unreachable.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of v6) unreachable.addSubnet(net, bits, 'ipv6')

/** Names that no public server has. */
const LOCAL_NAME =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|arpa|onion|test|example|invalid)$/i

/**
 * Whether an IP address is on this machine, in a private network or otherwise not on the internet.
 * @example isPrivate('192.168.1.20') // true
 */
export function isPrivate(address: string): boolean {
  // `BlockList` treats `::ffff:10.0.0.1` as the IPv4 address.
  return unreachable.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Checks what an address says by itself. `URL` has already turned spellings such as `2130706433` and `0x7f.1` into `127.0.0.1`.
 * `namedHosts`: the `host:port` pairs that the host of the installation allows, such as a Home Assistant at home.
 */
export function checkAddress(text: string, namedHosts: ReadonlySet<string>): CheckedAddress {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return refused('noAddress')
  if (namedHosts.has(hostAndPort(url))) return { ok: true, url, isNamed: true }
  if (url.protocol !== 'https:') return refused('notHttps')
  if (url.port !== '') return refused('port')
  const host = hostOf(url)
  if (isIP(host) ? isPrivate(host) : !host.includes('.') || LOCAL_NAME.test(host)) return refused('private')
  return { ok: true, url, isNamed: false }
}

/**
 * The form in which hosts name addresses.
 * @example hostAndPort(new URL('https://hooks.example.org/x')) // 'hooks.example.org:443'
 */
function hostAndPort(url: URL): string {
  return `${hostOf(url)}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`
}

const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '')

const refused = (fault: AddressFault) => ({ ok: false, fault }) as const
