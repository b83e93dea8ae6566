import type { PushSubscriptionKeys } from '@waybook/contract'

/** What the server has to know of a subscription. */
export function keysOf(subscription: Pick<PushSubscription, 'toJSON'>): PushSubscriptionKeys {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}
