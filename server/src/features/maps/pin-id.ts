import { createHash } from 'node:crypto'

import type { VisibilityScope } from '@waybook/contract'

import type { AuthoredPin } from '#campaign-folder/authored-campaign.ts'

const LENGTH = 16

type Identified = Omit<AuthoredPin, 'position'>

/**
 * The ids of a viewer's pins, in order. Each is a digest of what this viewer sees of the pin, so a changed pin gets another id, and ids give
 * players no hidden information. Equal pins are numbered: `abc`, `abc-2`.
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
