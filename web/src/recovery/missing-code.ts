import { readStored, writeStored } from '#stores/device-storage.ts'

const missingCodeErrors = new WeakSet<Error>()

/** From now on `isMissingCode` knows the errors of code that could not be loaded, as happens to an older page after an update. */
export function watchForMissingCode() {
  addEventListener('vite:preloadError', ({ payload }) => {
    missingCodeErrors.add(payload)
    // The router would reload the document by itself, once for each file. This makes it believe that it has.
    writeStored('sessionStorage', `tanstack_router_reload:${payload.message}`, '1')
  })
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missingCodeErrors.has(error)
}

/** Whether reloading the document may help: once for each build, not without a network, and only where the page can remember that it did. */
export function mayReload(): boolean {
  const remembers = writeStored('sessionStorage', 'waybook-remembers', 'yes')
  return navigator.onLine && remembers && readStored('sessionStorage', markOfBuild()) === null
}

export function reload() {
  writeStored('sessionStorage', markOfBuild(), 'yes')
  location.reload()
}

/** The first script's name changes with every build, so a document that is newer than the mark may be reloaded again. */
function markOfBuild(): string {
  return `waybook-reloaded ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''}`
}
