import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** The origin of printed links: the public URL, or the address that the server listens on if there is none. */
export function mainOrigin({
  publicUrl,
  host,
  port,
}: {
  publicUrl: string | null
  host: string
  port: number
}): string {
  return publicUrl ?? `http://${isLoopback(host) || isEverywhere(host) ? 'localhost' : bracketed(host)}:${port}`
}

/** The origins at which other machines in the local network reach a server that listens on `host`. */
export function localNetworkOrigins(host: string, port: number, interfaces: Interfaces): string[] {
  if (isLoopback(host)) return []
  if (!isEverywhere(host)) return [`http://${bracketed(host)}:${port}`]
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)
