import type { NetworkInterfaceInfo } from 'node:os'

import { localNetworkOrigins } from './reach.ts'

/** The settings that determine the origins at which browsers can open the app. */
export interface OriginSettings {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | null
  /** Additional origins, such as a development server or a second domain name. */
  readonly appOrigins: readonly string[]
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins whose pages may send writes: this machine, its addresses in the local network, and the configured origins. */
export function allowedOrigins(
  { host, port, publicUrl, appOrigins }: OriginSettings,
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): string[] {
  const own = LOOPBACK.map((name) => `http://${name}:${port}`)
  const named = publicUrl === null ? appOrigins : [publicUrl, ...appOrigins]
  const all = [...own, ...localNetworkOrigins(host, port, interfaces), ...named]
  return [...new Set(all.map(asBrowsersWriteIt))]
}

/** Lowercase, without the default port of the scheme. */
function asBrowsersWriteIt(address: string): string {
  return new URL(address).origin
}
