import * as z from 'zod/mini'

/**
 * What members are notified of:
 * - `check`: a check was called for their character.
 * - `turn`: the turn is theirs, or their side's.
 * - `secret`: they may read a secret that they could not read before.
 * - `handout`: a handout is shown to them.
 * - `note`: somebody wrote a note for them.
 * - `newsletter`: they can read a newsletter.
 * - `date`: a date was set, moved, changed or called off, or there is a new rhythm.
 * - `sessionTomorrow`, `sessionSoon`: a session begins in a day, or in an hour.
 * - `answer`: their answer to a date is missing.
 */
export const notificationKinds = [
  'check',
  'turn',
  'secret',
  'handout',
  'note',
  'newsletter',
  'date',
  'sessionTomorrow',
  'sessionSoon',
  'answer',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** A time on the wall, such as `22:00`. */
const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const notificationChoice = z.object({
  kinds: z.array(z.enum(notificationKinds)).check(z.maxLength(notificationKinds.length)),
  /** Notifications wait until it is over. It may pass midnight, and is in the member's time zone. `null` for none. */
  quiet: z.nullable(z.object({ from: wallTime, until: wallTime })),
  /** Whether checks and turns arrive in quiet hours all the same. */
  urgentInQuiet: z.boolean(),
  /** Whether notifications say what they are about. Without it, they name only the campaign and the kind of news. */
  withText: z.boolean(),
})
export type NotificationChoice = z.infer<typeof notificationChoice>

/** What a member has chosen before they choose anything: as soon as a device is switched on, all kinds, without texts. */
export const DEFAULT_NOTIFICATIONS: NotificationChoice = {
  kinds: [...notificationKinds],
  quiet: { from: '22:30', until: '07:30' },
  urgentInQuiet: true,
  withText: false,
}

export const DEVICES_MAX = 10
export const DEVICE_NAME_MAX = 60

/** A browser that shows notifications. */
export const pushDevice = z.object({
  id: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Whether it belongs to the session of the caller. */
  isThis: z.boolean(),
  /** How the last notification went; `null` before the first. */
  lastResult: z.nullable(z.object({ at: z.number(), ok: z.boolean(), words: z.string() })),
})
export type PushDevice = z.infer<typeof pushDevice>

/** What a browser says about its subscription, in base64url. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  /** A point on the curve P-256, uncompressed. */
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
  /** 16 bytes. */
  auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
})
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>

/** A notification as the service worker of the page gets it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page that it opens, with the campaign's path. */
  readonly path: string
  /** A notification with the same tag takes its place. */
  readonly tag: string
}

/** Mails about dates: new, changed and called off, and the reminder on the day before. */
export const mailState = z.object({
  /** The address of the caller's account. */
  address: z.string(),
  isOn: z.boolean(),
  /** Why Waybook no longer sends any, in words; `null` while it does, or if the caller turned it off. */
  whyOff: z.nullable(z.string()),
  /** How the last mail went; `null` before the first. */
  lastResult: z.nullable(z.object({ at: z.number(), ok: z.boolean(), words: z.string() })),
})
export type MailState = z.infer<typeof mailState>
