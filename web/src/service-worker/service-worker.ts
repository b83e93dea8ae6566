import { SHELL_PATH } from '@waybook/contract'

import { TAKE_OVER, WHICH_BUILD } from './messages.ts'
import { pageFor, shownFor } from './notification.ts'
import { openScreen } from './open-screen.ts'
import { renewSubscription } from './renew-subscription.ts'
import { BEFORE_DRAWING, kindOf } from './request-kind.ts'

/** Facts about the build (`web/service-worker.ts`). Any change in them changes this file, so browsers install the new one. */
declare const BUILD: {
  readonly id: string
  /** The path of the first script in the document. */
  readonly entry: string
  /** The paths of the files that offline screens need. */
  readonly files: readonly string[]
}
declare const self: ServiceWorkerGlobalScope
const { id, entry, files } = BUILD

/** One cache per build. It has hashed files and the shell, which are the same for everyone. It has no account data. */
const CACHES = 'waybook-build-'
const ownCache = CACHES + id

/** The headers that responses vary by, such as the compression, are the same for all cached responses. */
const ANY_VARIANT = { ignoreVary: true }

self.addEventListener('install', (event) => event.waitUntil(cacheBuild()))
self.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (kindOf(request, self.location.origin)) {
    case 'screen':
      // Runs before the page opens, so it works for the first page after all pages were closed.
      event.waitUntil(removeOtherBuilds())
      event.respondWith(openScreen({ network: async () => await fetch(request), shell: cachedShell, wait }))
      return
    case 'cached file':
      event.respondWith(cachedFile(request))
      return
    case 'other':
  }
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === WHICH_BUILD) ports[0]?.postMessage(entry)
  if (data === TAKE_OVER) void self.skipWaiting()
})

self.addEventListener('push', (event) => {
  const { title, options } = shownFor(event.data?.text() ?? '')
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data: unknown = event.notification.data
  const hasPath = typeof data === 'object' && data !== null && 'path' in data
  event.waitUntil(openPage(hasPath && typeof data.path === 'string' ? data.path : '/'))
})

// Browsers change subscriptions on their own, without a page.
self.addEventListener('pushsubscriptionchange', (event) => {
  const subscribe = async (applicationServerKey: string) =>
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const send: typeof fetch = async (input, init) => await fetch(input, init)
  event.waitUntil(renewSubscription(event.newSubscription, { fetch: send, caches, subscribe }))
})

/** Brings an open page forward and leads it there, or opens one. */
async function openPage(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pageFor(pages, address)
  if (!page) return void (await self.clients.openWindow(address))
  await page.focus()
  // A page that this worker does not control yet cannot be led anywhere.
  if (page.url !== address) await page.navigate(address).catch(async () => await self.clients.openWindow(address))
}

/** Fails if the server has a different build by now. The next visit tries again. */
async function cacheBuild(): Promise<void> {
  const cache = await caches.open(ownCache)
  await cache.addAll([...files, new Request(BEFORE_DRAWING, { cache: 'no-cache' })])
  const shell = await fetch(SHELL_PATH, { cache: 'no-cache' })
  const isOfThisBuild = shell.ok && !shell.redirected && (await shell.clone().text()).includes(`"${entry}"`)
  if (!isOfThisBuild) throw new Error('The server has another build')
  await cache.put(SHELL_PATH, shell)
}

/** Does nothing while a page is open, because it may still load code of its build, or while a newer build is being installed. */
async function removeOtherBuilds(): Promise<void> {
  const { installing, waiting } = self.registration
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0 || installing || waiting) return
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(CACHES) && name !== ownCache)
  await Promise.all(others.map(async (name) => await caches.delete(name)))
}

async function cachedShell(): Promise<Response | undefined> {
  return await caches.match(SHELL_PATH, { cacheName: ownCache, ...ANY_VARIANT })
}

/** Returns the file from any build's cache. A missing file is fetched and added to this build's cache. */
async function cachedFile(request: Request): Promise<Response> {
  const cached =
    (await caches.match(request, { cacheName: ownCache, ...ANY_VARIANT })) ?? (await caches.match(request, ANY_VARIANT))
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200) await addToCache(request, response.clone())
  return response
}

/** Ignores failures: a full disk must not prevent a page from getting its code. */
async function addToCache(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(ownCache)
  await cache.put(request, response).catch(() => {})
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
