import type { useClerk } from '@clerk/react'

type Clerk = ReturnType<typeof useClerk>

let held: Clerk | undefined

/** The one Clerk of this page, for what is not a component. */
export function holdClerk(clerk: Clerk) {
  held = clerk
}

export function heldClerk(): Clerk {
  if (!held) throw new Error('The sign-in service is not loaded yet.')
  return held
}
