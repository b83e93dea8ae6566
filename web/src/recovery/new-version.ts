import { start } from '@waybook/messages/start'

import { TAKE_OVER, WHICH_BUILD } from '#service-worker/messages.ts'
import { showNotice, showNoticeLater } from '#stores/notice.ts'
import { Store, useStore } from '#stores/store.ts'
import { saveUnsavedWork } from '#stores/unsaved-work.ts'

/** The build writes it next to the document (`web/service-worker.ts`). */
const WORKER = '/service-worker.js'

const version = new Store({ isNewReady: false })

/** Whether the device has a newer version than this page. */
export function useIsNewVersionReady(): boolean {
  return useStore(version).isNewReady
}

/** Makes the browser store the app for offline use, and notifies the user when a newer version is ready. */
export async function storeApp(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER)
  const look = () => void lookAt(registration)
  const follow = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  // Pages stay open for days, and a user who comes back to one is likely to play.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {})
  })
  follow()
  look()
}

/** A worker of this page's build need not wait for other pages, because they find their code in their own build's cache. */
async function lookAt({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  if ((await buildOf(waiting)) === ownBuild()) return waiting.postMessage(TAKE_OVER)
  if (version.get().isNewReady) return
  version.change({ isNewReady: true })
  showNoticeLater({ text: start.newVersion(), action: { label: start.reload(), run: () => void startNewVersion() } })
}

/** Reloads the page with the newer version, unless unsaved work would be lost. */
export async function startNewVersion(): Promise<void> {
  if (!(await saveUnsavedWork())) {
    const text = start.notReloaded()
    return showNotice({ text, action: { label: start.tryAgain(), run: () => void startNewVersion() } })
  }
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting) await takeOver(registration.waiting)
  location.reload()
}

/** The older worker may still be serving other pages. */
const TAKES_OVER_WITHIN_MS = 4000

/** Resolves when the newer worker serves this page, or after a timeout. Until then, a reload may get a late response or none. */
async function takeOver(worker: ServiceWorker): Promise<void> {
  const active = new Promise<void>((resolve) => {
    // It becomes active first, and responds once it is ready.
    worker.addEventListener('statechange', () => resolve(), { once: true })
    setTimeout(resolve, TAKES_OVER_WITHIN_MS)
  })
  worker.postMessage(TAKE_OVER)
  await active
}

async function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return await new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage(WHICH_BUILD, [port2])
  })
}

/** The path of the first script, which changes with every build. */
function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  return script ? new URL(script.src).pathname : ''
}
