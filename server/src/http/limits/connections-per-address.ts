import { BlockList, isIP, type Server, type Socket } from 'node:net'

import { normalizeIP } from '@better-auth/core/utils/ip'

/**
 * The maximum of connections from one address, including live ones. A browser opens six, plus one per tab. Five people behind one router
 * with two devices each and ten tabs on each device need 160.
 */
export const CONNECTIONS_PER_ADDRESS_MAX = 400

interface Limit {
  readonly most: number
  /** Trusted proxies: addresses and networks whose connections are not counted, because they carry many visitors. */
  readonly uncounted: readonly string[]
}

/** Closes connections beyond the limit of their address. IPv6 addresses count by network, because a household has a whole network. */
export function limitConnectionsPerAddress(server: Server, { most, uncounted }: Limit): void {
  const proxies = networksOf(uncounted)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined) return
    const address = normalizeIP(remoteAddress)
    if (proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** The named address ranges that `TRUST_PROXY` accepts. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function networksOf(names: readonly string[]): BlockList {
  const networks = new BlockList()
  for (const network of names.flatMap((name) => NAMED[name] ?? name)) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(prefix), family)
  }
  return networks
}
