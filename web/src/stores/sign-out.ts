import { useEffect } from 'react'

import { readStored, removeStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

/** This session, or all sessions of the account. */
export type Ending = 'signOut' | 'signOutEverywhere'

/** What an account has on this device and on no server. */
export interface UnsavedWork {
  readonly changes: number
  readonly drafts: number
}

export interface SignOutState {
  /** What the server could not be told yet. Nobody is signed in here any more, although the session has not ended. */
  readonly due: Ending | null
  /** What a user who wants to sign out is asked about first. */
  readonly asked: (UnsavedWork & { readonly ending: Ending }) | null
}

const DUE_KEY = 'waybook.sign-out-due'

const initial = (): SignOutState => ({ due: storedDue(), asked: null })
const signOut = new Store(initial(), initial)

function storedDue(): Ending | null {
  const stored = readStored('localStorage', DUE_KEY)
  return stored === 'signOut' || stored === 'signOutEverywhere' ? stored : null
}

/** Changes also if somebody signs out in another tab of this browser. */
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

/** From now on this browser shows nothing but that, until the server has been told. */
export function postponeSignOut(ending: Ending): void {
  writeStored('localStorage', DUE_KEY, ending)
  signOut.change({ due: ending })
}

/** The server was told. The page is about to be replaced, and shows nothing else before. */
export function settleSignOut(): void {
  removeStored('localStorage', DUE_KEY)
}

export function askBeforeSignOut(asked: SignOutState['asked']): void {
  signOut.change({ asked })
}
