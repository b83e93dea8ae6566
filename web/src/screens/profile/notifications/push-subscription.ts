import type { PushSubscriptionKeys } from '@waybook/contract'
import { notificationWords } from '@waybook/messages/notificationWords'

/** Whether this browser can show notifications of this page, and if not, why. */
export type PushSupport =
  | 'ready'
  /** The address begins with http://. */
  | 'insecure'
  /** On an iPhone or iPad, only installed apps may. */
  | 'installFirst'
  | 'unsupported'
  /** The user has forbidden it in the browser. */
  | 'denied'

interface Facts {
  readonly isSecure: boolean
  readonly hasPush: boolean
  readonly isIos: boolean
  readonly isInstalled: boolean
  readonly permission: NotificationPermission | undefined
}

export function supportOf({ isSecure, hasPush, isIos, isInstalled, permission }: Facts): PushSupport {
  if (!isSecure) return 'insecure'
  if (isIos && !isInstalled) return 'installFirst'
  if (!hasPush || permission === undefined) return 'unsupported'
  return permission === 'denied' ? 'denied' : 'ready'
}

export function supportHere(): PushSupport {
  const { userAgent, maxTouchPoints } = navigator
  const isStandalone = 'standalone' in navigator && navigator.standalone === true
  return supportOf({
    isSecure: isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis,
    // An iPad identifies itself as a Mac.
    isIos: /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1),
    isInstalled: isStandalone || matchMedia('(display-mode: standalone)').matches,
    permission: 'Notification' in globalThis ? Notification.permission : undefined,
  })
}

/** The user did not allow notifications. */
export class NotAllowed extends Error {}

/** Asks the user for permission, and subscribes this browser with the server's key. Throws `NotAllowed`. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionKeys> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription with another key, such as of an earlier server at this address, cannot be changed.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac'],
  ['Linux', 'Linux'],
] as const

/**
 * A name by which a member recognizes a device.
 * @example deviceNameOf('Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0') // 'Firefox on Linux'
 */
export function deviceNameOf(userAgent: string): string {
  const among = (names: typeof browsers | typeof systems) => names.find(([sign]) => userAgent.includes(sign))?.[1]
  const browser = among(browsers)
  const system = among(systems)
  if (system === undefined)
    return browser === undefined ? notificationWords.aBrowserOnDevice() : notificationWords.browserOnDevice({ browser })
  return browser === undefined
    ? notificationWords.aBrowserOnSystem({ system })
    : notificationWords.browserOnSystem({ browser, system })
}
