import { useEffect } from 'react'

import { readStored, removeStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

/** This session, or all sessions of the account. */
export type Ending = 'signOut' | 'signOutEverywhere'

/** An account's work that is only on this device. */
export interface UnsavedWork {
  readonly changes: number
  readonly drafts: number
}

export interface SignOutState {
  /** A sign-out that has not reached the server. Nobody is signed in here any more, but the session has not ended. */
  readonly due: Ending | null
  /** The unsaved work to ask the user about before signing out. */
  readonly asked: (UnsavedWork & { readonly ending: Ending }) | null
}

const DUE_KEY = 'waybook.sign-out-due'

const initial = (): SignOutState => ({ due: storedDue(), asked: null })
const signOut = new Store(initial(), initial)

function storedDue(): Ending | null {
  const stored = readStored('localStorage', DUE_KEY)
  return stored === 'signOut' || stored === 'signOutEverywhere' ? stored : null
}

/** Also changes if the user signs out in another tab. */
export function useSignOutState(): SignOutState {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === DUE_KEY) signOut.change({ due: storedDue() })
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  return useStore(signOut)
}

/** Makes this browser show only the pending sign-out until it reaches the server. */
export function postponeSignOut(ending: Ending): void {
  writeStored('localStorage', DUE_KEY, ending)
  signOut.change({ due: ending })
}

/** Call this when the sign-out has reached the server. The state stays unchanged, so the page shows nothing else before it is replaced. */
export function settleSignOut(): void {
  removeStored('localStorage', DUE_KEY)
}

export function askBeforeSignOut(asked: SignOutState['asked']): void {
  signOut.change({ asked })
}
