import { createHash } from 'node:crypto'

import type { VisibilityScope } from '@waybook/contract'

import type { AuthoredPin } from '#campaign-folder/authored-campaign.ts'

const LENGTH = 16

type Identified = Omit<AuthoredPin, 'position'>

/**
 * The ids of the pins that a viewer gets, in their order: digests of what this viewer gets of each, so that a pin which is changed has another.
 * What players do not get is in none of theirs. Pins with the same content are told apart by their number among these.
 */
export function pinIds(pins: readonly Identified[], { everything }: Pick<VisibilityScope, 'everything'>): string[] {
  const seen = new Map<string, number>()
  return pins.map(({ to, x, y, label, secret, readers }) => {
    const content = everything ? [to, x, y, label, secret, readers] : [to, x, y, label]
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, LENGTH)
    const number = (seen.get(digest) ?? 0) + 1
    seen.set(digest, number)
    return number === 1 ? digest : `${digest}-${number}`
  })
}
