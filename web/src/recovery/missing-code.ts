import { readStored, writeStored } from '#stores/device-storage.ts'

const missingCodeErrors = new WeakSet<Error>()

export function markMissingCode(error: unknown) {
  if (error instanceof Error) missingCodeErrors.add(error)
}

/** Makes `isMissingCode` recognize code that failed to load, for example in an old page after an update. */
export function watchForMissingCode() {
  addEventListener('vite:preloadError', ({ payload }) => {
    markMissingCode(payload)
    // The router would reload the document once for each file. This makes it assume that it already has.
    writeStored('sessionStorage', `tanstack_router_reload:${payload.message}`, '1')
  })
}

/** The error messages of missing code. In Chromium they contain the file name. */
const failedOnce = new Set<string>()

/** Whether this code is missing for the first time, as far as the error's message shows. */
export function isFirstFailure({ message }: Error): boolean {
  const isFirst = !failedOnce.has(message)
  failedOnce.add(message)
  return isFirst
}

export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && missingCodeErrors.has(error)
}

/** Whether the document may be reloaded. That happens once per build, and only if the page can store that it has reloaded. */
export function mayReload(): boolean {
  const remembers = writeStored('sessionStorage', 'waybook-remembers', 'yes')
  return remembers && readStored('sessionStorage', markOfBuild()) === null
}

export function reload() {
  writeStored('sessionStorage', markOfBuild(), 'yes')
  location.reload()
}

/** The name of the first script changes with every build, so after an update the document may be reloaded again. */
function markOfBuild(): string {
  return `waybook-reloaded ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''}`
}
