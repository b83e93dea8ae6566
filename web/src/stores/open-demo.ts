import { readStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const STORAGE_KEY = 'waybook.open-demo'

const demo = new Store(stored(), stored)

function stored(): { readonly isOpen: boolean } {
  return { isOpen: readStored('sessionStorage', STORAGE_KEY) === 'yes' }
}

/** Whether the game master of a fresh installation is looking around the demo in this tab. Home is then the demo's. */
export function useIsDemoOpen(): boolean {
  return useStore(demo).isOpen
}

export function setDemoOpen(isOpen: boolean): void {
  demo.change({ isOpen })
  writeStored('sessionStorage', STORAGE_KEY, isOpen ? 'yes' : 'no')
}
