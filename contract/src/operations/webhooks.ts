import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { discordApplication } from '../records/settings.ts'
import { WEBHOOK_NAME_MAX, webhook, webhookChannel, webhookKindList, webhookPreview } from '../records/webhook.ts'
import { done, recordId } from './parameters.ts'

const webhookId = recordId
const webhookName = z.string().check(z.trim(), z.minLength(1), z.maxLength(WEBHOOK_NAME_MAX))

export const listWebhooks = defineRead({
  name: 'listWebhooks',
  summary: 'Lists the channels of Discord and other services that announcements are sent to.',
  params: z.object({}),
  answer: z.object({ webhooks: z.array(webhook) }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const addWebhook = defineKeylessWrite({
  name: 'addWebhook',
  summary: 'Sends announcements to an address from now on. The secret that signs them is returned once.',
  params: z.object({
    channel: webhookChannel,
    webhookName,
    url: z.string().check(z.trim(), z.maxLength(1000)),
    webhookKinds: webhookKindList,
  }),
  answer: z.object({
    ...done,
    webhook,
    /** `null` for Discord, which needs none. */
    secret: z.nullable(z.string()),
  }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const changeWebhook = defineWrite({
  name: 'changeWebhook',
  summary: 'Changes what is sent to a webhook, or switches it off or on. What happens while it is off is never sent.',
  params: z.object({
    webhookId,
    webhookName: z.optional(webhookName),
    webhookKinds: z.optional(webhookKindList),
    isOn: z.optional(z.boolean()),
  }),
  answer: z.object({ ...done, webhook }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const removeWebhook = defineWrite({
  name: 'removeWebhook',
  summary:
    'Sends nothing to a webhook any longer, and forgets its address. Messages that were sent stay where they are.',
  params: z.object({ webhookId }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})

export const previewWebhook = defineRead({
  name: 'previewWebhook',
  summary: 'Returns an example of each kind of announcement, from the campaign as everyone sees it now.',
  params: z.object({}),
  answer: z.object({ previews: z.array(webhookPreview) }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const testWebhook = defineKeylessWrite({
  name: 'testWebhook',
  summary: 'Sends a message to a webhook, to try it out.',
  params: z.object({ webhookId }),
  answer: z.object({ ...done, result: z.object({ ok: z.boolean(), words: z.string() }) }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const connectDiscord = defineKeylessWrite({
  name: 'connectDiscord',
  summary:
    'Answers the slash commands of an application of Discord. With its bot token, which is not stored, registers them there.',
  params: z.object({
    ...discordApplication.def.shape,
    botToken: z.optional(z.string().check(z.trim(), z.regex(/^[\w.-]{20,200}$/, 'must be the token of the bot'))),
  }),
  answer: z.object({
    ...done,
    discordApplication,
    /** What Discord said to the registration; `null` without a token. */
    result: z.nullable(z.object({ ok: z.boolean(), words: z.string() })),
  }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const disconnectDiscord = defineWrite({
  name: 'disconnectDiscord',
  summary: 'Answers no slash commands any longer.',
  params: z.object({}),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})
