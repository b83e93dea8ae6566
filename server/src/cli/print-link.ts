import { networkInterfaces } from 'node:os'

import { renderUnicodeCompact } from 'uqr'

import type { Environment } from '#app/environment.ts'
import { localNetworkOrigins, mainOrigin } from '#app/reach.ts'

/** Prints a one-time link. If phones can reach the server, also prints its address in the local network, with a QR code. */
export function printLink(environment: Environment, link: string): void {
  const [nearby] = localNetworkOrigins(environment.host, environment.port, networkInterfaces())
  process.stdout.write(`${mainOrigin(environment)}${link}\n`)
  if (nearby) process.stdout.write(`${nearby}${link}\n${renderUnicodeCompact(nearby + link, { border: 1 })}\n`)
}
