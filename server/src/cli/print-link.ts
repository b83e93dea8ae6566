import { networkInterfaces } from 'node:os'

import { renderUnicodeCompact } from 'uqr'

import type { Environment } from '#app/environment.ts'
import { localNetworkOrigins, mainOrigin } from '#app/reach.ts'
import type { AppServices } from '#http/services.ts'

interface Printed {
  readonly campaignId: string
  /** With the token in the fragment. */
  readonly path: string
}

/**
 * Prints a one-time link at the campaign's address. For the default campaign, also prints the link at its address in the local network,
 * if it has one, with a QR code for phones.
 */
export async function printLink(
  { campaignHosts }: Pick<AppServices, 'campaignHosts'>,
  environment: Environment,
  { campaignId, path: link }: Printed,
): Promise<void> {
  const [address = mainOrigin(environment)] = await campaignHosts.addressesOf(campaignId)
  process.stdout.write(`${address}${link}\n`)
  if (campaignId !== environment.campaignId) return
  const [nearby] = localNetworkOrigins(environment.host, environment.port, networkInterfaces())
  if (nearby) process.stdout.write(`${nearby}${link}\n${renderUnicodeCompact(nearby + link, { border: 1 })}\n`)
}
