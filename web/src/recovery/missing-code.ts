const noticed = new WeakSet<Error>()

/** From now on tells apart the errors of code that could not be loaded, as that of older pages after an update. */
export function noticeMissingCode() {
  addEventListener('vite:preloadError', ({ payload }) => {
    noticed.add(payload)
    // The router would load the document anew by itself, once for each file. To it, that has been done.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
  })
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && noticed.has(error)
}

/** Whether loading the document anew may help: once for each build, and not without a network. */
export function mayLoadAnew(): boolean {
  return navigator.onLine && sessionStorage.getItem(markOfBuild()) === null
}

export function loadAnew() {
  sessionStorage.setItem(markOfBuild(), 'yes')
  location.reload()
}

/** The first script's name changes with every build: a document that is newer than the mark may be loaded anew again. */
function markOfBuild(): string {
  return `waybook-loaded-anew ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''}`
}
