import { QUERY_PATH, type AnswerOf, type OperationName, type ParamsOf } from '@waybook/contract'

import { keysOf } from './subscription-keys.ts'
import { campaignsWithPush } from './told-campaigns.ts'

interface Browser {
  readonly fetch: typeof fetch
  readonly caches: CacheStorage
  readonly subscribe: (publicKey: string) => Promise<PushSubscription>
}

/**
 * Tells the server that the browser has another subscription, in each campaign that notifies it. `made`: the new subscription; without it,
 * the worker subscribes again.
 */
export async function renewSubscription(made: PushSubscription | null, browser: Browser): Promise<void> {
  let subscription = made
  for (const { basePath, deviceName } of await campaignsWithPush(browser.caches)) {
    const call = await callerIn(basePath, browser)
    const known = await call?.('getNotifications', {})
    // A device that was removed or signed out is not subscribed again.
    if (!call || !known || known.publicKey === null || !known.devices.some(({ isThis }) => isThis)) continue
    subscription ??= await browser.subscribe(known.publicKey)
    await call('addPushDevice', { subscription: keysOf(subscription), deviceName, basePath })
  }
}

type Call = <Name extends OperationName>(name: Name, params: ParamsOf<Name>) => Promise<AnswerOf<Name> | null>

/** Calls operations of a campaign as the user who is signed in. `null` if nobody is. */
async function callerIn(basePath: string, { fetch: send }: Pick<Browser, 'fetch'>): Promise<Call | null> {
  const me = await send(`${basePath}/api/me`)
  if (!me.ok) return null
  const session: unknown = await me.json()
  const key = typeof session === 'object' && session !== null && 'apiKey' in session ? String(session.apiKey) : null
  const headers = { 'content-type': 'application/json', ...(key !== null && { 'x-api-key': key }) }
  return async (operation, params) => {
    const body = JSON.stringify({ operation, params })
    const answer = await send(basePath + QUERY_PATH, { method: 'POST', headers, body })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is built with the same declarations
    return answer.ok ? ((await answer.json()) as AnswerOf<typeof operation>) : null
  }
}
