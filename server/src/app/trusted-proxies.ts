import { isIP } from 'node:net'

/** The names that Fastify knows for the address ranges of private networks. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** No private network is larger than 10.0.0.0/8 or fc00::/7. A larger range includes public addresses. */
const SHORTEST_PREFIX = { 4: 8, 6: 7 } as const

/** Whether `text` is one address, or a network no larger than a private one. */
export function isProxyAddress(text: string): boolean {
  if (NAMED.has(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIP(address)
  if (more.length > 0 || (family !== 4 && family !== 6)) return false
  if (prefix === undefined) return true
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  return bits >= SHORTEST_PREFIX[family] && bits <= (family === 4 ? 32 : 128)
}
