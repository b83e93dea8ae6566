import type { Fallen } from '@waybook/rules'

import recorded from './recorded-throws.json'

/** Throws that a server recorded, for tests. */
export const recordedThrows: readonly { readonly dice: Fallen; readonly flight: Uint8Array }[] = recorded.map(
  ({ dice, flight }) => ({ dice, flight: Uint8Array.from(atob(flight), (letter) => letter.charCodeAt(0)) }),
)
