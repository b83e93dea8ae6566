import type { ThrowResult } from '@waybook/rules'

import recorded from './recorded-throws.json'

/** Test fixture: throws that a server recorded. */
export const recordedThrows: readonly { readonly dice: ThrowResult; readonly flight: Uint8Array }[] = recorded.map(
  ({ dice, flight }) => ({ dice, flight: Uint8Array.from(atob(flight), (letter) => letter.charCodeAt(0)) }),
)
