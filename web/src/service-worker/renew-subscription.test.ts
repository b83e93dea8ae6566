import { expect, it } from 'vitest'

import { renewSubscription } from './renew-subscription.ts'
import { rememberCampaign } from './told-campaigns.ts'

const subscriptionAt = (endpoint: string) =>
  ({ toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }) }) as unknown as PushSubscription

/** The part of the browser's caches that the worker uses. */
function openCaches(): CacheStorage {
  const kept = new Map<string, string>()
  const cache = {
    put: async (path: string, response: Response) =>
      void kept.set(`https://waybook.test${path}`, await response.text()),
    keys: async () => await Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    match: async ({ url }: { readonly url: string }) => await Promise.resolve(new Response(kept.get(url))),
  }
  return { open: async () => await Promise.resolve(cache) } as unknown as CacheStorage
}

interface Call {
  readonly operation: string
  readonly params: { readonly subscription?: object; readonly basePath?: string }
}

/** A browser whose server has this to say about each campaign. */
async function opened(server: Record<string, { readonly signedIn: boolean; readonly devices: readonly object[] }>) {
  const caches = openCaches()
  for (const basePath of Object.keys(server)) await rememberCampaign(caches, { basePath, deviceName: 'A phone' })
  const [calls, keys]: [string[], unknown[]] = [[], []]
  const send = async (address: string, init?: RequestInit) => {
    const [, basePath = '', rest] = /^(.*)(\/api\/.*)$/.exec(address) ?? []
    const { signedIn = false, devices = [] } = server[basePath] ?? {}
    if (rest === '/api/me')
      return await Promise.resolve(Response.json({ apiKey: 'k' }, { status: signedIn ? 200 : 401 }))
    keys.push(new Headers(init?.headers).get('x-api-key'))
    const { operation, params } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Call
    if (operation === 'getNotifications') return Response.json({ publicKey: 'public', devices })
    calls.push(`${basePath} ${JSON.stringify(params)}`)
    return Response.json({ success: true, deviceId: 'd' })
  }
  const subscribed: string[] = []
  const subscribe = async (publicKey: string) => {
    subscribed.push(publicKey)
    return await Promise.resolve(subscriptionAt('https://push.test/again'))
  }
  const browser = { fetch: send as typeof fetch, caches, subscribe }
  return {
    calls,
    keys,
    subscribed,
    renew: async (made: PushSubscription | null) => await renewSubscription(made, browser),
  }
}

const here = { signedIn: true, devices: [{ isThis: true }] }
const added = (endpoint: string, basePath: string) =>
  `${basePath} ${JSON.stringify({ subscription: { endpoint, p256dh: 'key', auth: 'secret' }, deviceName: 'A phone', basePath })}`

it('[TELL-13] the new subscription replaces the old one in each campaign that notifies the browser', async () => {
  const { calls, keys, subscribed, renew } = await opened({ '': here, '/c/vale': here })
  await renew(subscriptionAt('https://push.test/new'))
  expect(calls).toEqual(['', '/c/vale'].map((path) => added('https://push.test/new', path)))
  expect([subscribed, new Set(keys)]).toEqual([[], new Set(['k'])])
})

it('[TELL-13] the browser subscribes again if it has no new subscription, once for all campaigns', async () => {
  const { calls, subscribed, renew } = await opened({ '': here, '/c/vale': here })
  await renew(null)
  expect(calls).toEqual(['', '/c/vale'].map((path) => added('https://push.test/again', path)))
  expect(subscribed).toEqual(['public'])
})

it('[TELL-13] nothing is renewed after a sign-out or a removal', async () => {
  const { calls, subscribed, renew } = await opened({
    '/c/out': { signedIn: false, devices: [] },
    '/c/removed': { signedIn: true, devices: [{ isThis: false }] },
  })
  await renew(null)
  expect([calls, subscribed]).toEqual([[], []])
})
