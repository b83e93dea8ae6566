import { BlockList, isIP, type Server, type Socket } from 'node:net'

import { normalizeIP } from '@better-auth/core/utils/ip'

/**
 * The connections from one address, live ones included. A browser opens six and one for each tab, so that five people behind one router with
 * ten tabs on two devices each come to 160.
 */
export const CONNECTIONS_PER_ADDRESS_MAX = 400

interface Limit {
  readonly most: number
  /** Addresses and networks whose connections are not counted, because they come from many visitors: the trusted proxies. */
  readonly uncounted: readonly string[]
}

/** Closes the connections of an address beyond its limit. IPv6 addresses count by their network, since a household has all of its addresses. */
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

/** The address ranges that `TRUST_PROXY` may name. */
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
