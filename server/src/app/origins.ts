import type { NetworkInterfaceInfo } from 'node:os'

import { localNetworkOrigins } from './reach.ts'

/** What decides the addresses under which a browser may show our pages. */
export interface Reach {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | null
  /** Origins that the host adds, as a development server or a second name. */
  readonly appOrigins: readonly string[]
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins whose pages may write: this machine's names, those in the local network that we print, what the host says. */
export function allowedOrigins(
  { host, port, publicUrl, appOrigins }: Reach,
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): string[] {
  const own = LOOPBACK.map((name) => `http://${name}:${port}`)
  const named = publicUrl === null ? appOrigins : [publicUrl, ...appOrigins]
  const all = [...own, ...localNetworkOrigins(host, port, interfaces), ...named]
  return [...new Set(all.map(asBrowsersWriteIt))]
}

/** Lower case and without the port where it is the scheme's own. */
function asBrowsersWriteIt(address: string): string {
  return new URL(address).origin
}
