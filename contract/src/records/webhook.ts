import * as z from 'zod/mini'

/**
 * What is sent to a webhook, all as players without a character see it:
 * - `newsletter`: a newsletter is shown to everyone.
 * - `date`: a session is planned, moved or called off.
 * - `sessionBegins`: a session begins.
 * - `roll`: a roll for the table with a triumph or a despair.
 * - `revealed`: a page is shown to everyone.
 */
export const webhookKinds = ['newsletter', 'date', 'sessionBegins', 'roll', 'revealed'] as const
export type WebhookKind = (typeof webhookKinds)[number]

export const WEBHOOKS_MAX = 10
export const WEBHOOK_NAME_MAX = 60

export const webhookChannel = z.enum(['discord', 'webhook'])
export type WebhookChannel = z.infer<typeof webhookChannel>
export const webhookKindList = z.array(z.enum(webhookKinds)).check(z.maxLength(webhookKinds.length))

const sendResult = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  ok: z.boolean(),
  words: z.string(),
})

/** A channel of Discord, or another service. The address itself is a secret, because whoever knows it can post there. */
export const webhook = z.object({
  id: z.string(),
  channel: webhookChannel,
  name: z.string(),
  /** The host of its address and the end of it, to recognize it by. */
  address: z.string(),
  kinds: webhookKindList,
  isOn: z.boolean(),
  /** Why Waybook switched it off; `null` if it is on, or a game master switched it off. */
  whyOff: z.nullable(z.string()),
  lastResult: z.nullable(sendResult),
})
export type Webhook = z.infer<typeof webhook>

/** What a message would say. All texts are plain. */
export const webhookPreview = z.object({
  kind: z.enum(webhookKinds),
  title: z.string(),
  text: z.string(),
  /** The address of the page; `null` for none. */
  url: z.nullable(z.string()),
})
export type WebhookPreview = z.infer<typeof webhookPreview>
