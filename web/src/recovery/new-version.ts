import { TAKE_OVER, WHICH_BUILD } from '#service-worker/messages.ts'
import { showNotice, showNoticeLater } from '#stores/notice.ts'
import { Store, useStore } from '#stores/store.ts'
import { keepUnsavedWork } from '#stores/unsaved-work.ts'

/** Written by the build beside the document (`web/service-worker.ts`). */
const WORKER = '/service-worker.js'

const version = new Store({ isNewReady: false })

/** Whether a newer version than the one of this page is on the device. */
export function useIsNewVersionReady(): boolean {
  return useStore(version).isNewReady
}

/** Has the browser keep the app for times without a network, and tells when a newer version is ready. */
export async function keepApp(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER)
  const look = () => void lookAt(registration)
  const follow = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  // Pages stay open for days; those who come back to one are likely to play.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {})
  })
  follow()
  look()
}

/** A worker of this page's own build need not wait for other pages: they find their code in the cache of theirs. */
async function lookAt({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  if ((await buildOf(waiting)) === ownBuild()) return waiting.postMessage(TAKE_OVER)
  if (version.get().isNewReady) return
  version.change({ isNewReady: true })
  showNoticeLater({ text: 'A new version is ready', action: { label: 'Reload', run: () => void startNewVersion() } })
}

/** Opens the page anew with the newer version, unless something that is written on it would be lost. */
export async function startNewVersion(): Promise<void> {
  if (!(await keepUnsavedWork())) {
    const text = 'Not reloaded: this device cannot keep what you have written. Publish or copy it first.'
    return showNotice({ text, action: { label: 'Try again', run: () => void startNewVersion() } })
  }
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting) await takeOver(registration.waiting)
  location.reload()
}

/** The older worker may still be answering other pages. */
const TAKES_OVER_WITHIN_MS = 4000

/** Resolves when the newer worker is the one that answers this page, or has had time to: a reload in between was answered late, or not at all. */
async function takeOver(worker: ServiceWorker): Promise<void> {
  const active = new Promise<void>((resolve) => {
    // It becomes the active one first, and then answers once it is ready.
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
