import { SHELL_PATH } from '@waybook/contract'

import { TAKE_OVER, WHICH_BUILD } from './messages.ts'
import { openScreen } from './open-screen.ts'
import { BEFORE_DRAWING, kindOf } from './request-kind.ts'

/** What the build knows about itself (`web/service-worker.ts`). Any change of it makes this file another one, which browsers install. */
declare const BUILD: {
  readonly id: string
  /** The path of the first script, which its document names. */
  readonly entry: string
  /** The paths of the files that the screens for times without a network need. */
  readonly files: readonly string[]
}
declare const self: ServiceWorkerGlobalScope
const { id, entry, files } = BUILD

/** One cache per build. It has hashed files and the shell, which are the same for everybody: nothing of an account. */
const CACHES = 'waybook-build-'
const ownCache = CACHES + id

/** What a response varies by, such as its compression, was the same whenever it was kept. */
const ANY_VARIANT = { ignoreVary: true }

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (kindOf(request, self.location.origin)) {
    case 'screen':
      // Before its page is open: the first one after all pages were closed.
      event.waitUntil(removeOtherBuilds())
      event.respondWith(openScreen({ network: async () => await fetch(request), shell: keptShell, wait }))
      return
    case 'kept file':
      event.respondWith(keptFile(request))
      return
    case 'other':
  }
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === WHICH_BUILD) ports[0]?.postMessage(entry)
  if (data === TAKE_OVER) void self.skipWaiting()
})

/** Fails, and is tried again at the next visit, if the server has another build by now. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(ownCache)
  await cache.addAll([...files, new Request(BEFORE_DRAWING, { cache: 'no-cache' })])
  const shell = await fetch(SHELL_PATH, { cache: 'no-cache' })
  const isOfThisBuild = shell.ok && !shell.redirected && (await shell.clone().text()).includes(`"${entry}"`)
  if (!isOfThisBuild) throw new Error('The server has another build')
  await cache.put(SHELL_PATH, shell)
}

/** Only while no page is open, so that none loses the code that it has not loaded yet, and no newer build is being kept. */
async function removeOtherBuilds(): Promise<void> {
  const { installing, waiting } = self.registration
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0 || installing || waiting) return
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(CACHES) && name !== ownCache)
  await Promise.all(others.map(async (name) => await caches.delete(name)))
}

async function keptShell(): Promise<Response | undefined> {
  return await caches.match(SHELL_PATH, { cacheName: ownCache, ...ANY_VARIANT })
}

/** From whichever build has it. What a page asks for and nobody has yet is kept with this one. */
async function keptFile(request: Request): Promise<Response> {
  const kept =
    (await caches.match(request, { cacheName: ownCache, ...ANY_VARIANT })) ?? (await caches.match(request, ANY_VARIANT))
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await keep(request, response.clone())
  return response
}

/** A full disk must not keep a page from its code. */
async function keep(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(ownCache)
  await cache.put(request, response).catch(() => {})
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
