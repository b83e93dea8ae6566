import { createHash, randomUUID } from 'node:crypto'

import { Problem, WEBHOOKS_MAX, type WebhookChannel } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { toJson } from '#database/statement/columns.ts'
import type { AddressFault } from '#runtime/outgoing/check-address.ts'
import { accountProblems } from '#sentences/problems.ts'

import { logAudit } from '../audit.ts'
import { setSettings } from '../campaign/queries.ts'
import {
  addDestination,
  changeDestination,
  listDestinations,
  noteResult,
  removeDestination,
  type Destination,
} from '../outbox/destinations.ts'
import type { OperationHandlers } from '../request-context.ts'
import { openContext, type Announcement } from './announcement.ts'
import { isDiscordAddress } from './discord-message.ts'
import { previewsOf } from './previews.ts'
import { newWebhookSecret } from './signed-message.ts'
import { registerCommands } from './slash-commands/register-commands.ts'
import { sendAnnouncement, type WebhookServices } from './webhook-channels.ts'
import { contentOf, sealAddress, shownAddress, toWebhook, type WebhookContent } from './webhook-record.ts'

const CHANNELS = ['discord', 'webhook'] as const
const GONE = 'This webhook no longer exists.'

export const webhookOperations = (services: WebhookServices) =>
  ({
    listWebhooks: async ({ records }) => ({ webhooks: (await webhooksOf(records)).map(toWebhook) }),

    addWebhook: async ({ records, viewer }, { channel, webhookName, url, webhookKinds }) => {
      refuseAddress(services, channel, url)
      const id = randomUUID()
      const secret = channel === 'discord' ? null : newWebhookSecret()
      const content: WebhookContent = {
        name: webhookName,
        kinds: [...new Set(webhookKinds)],
        address: shownAddress(url),
      }
      const webhook = await records.transaction({ actor: viewer.userId }, async (tx) => {
        if ((await webhooksOf(tx)).length >= WEBHOOKS_MAX)
          throw new Problem('conflict', accountProblems.tooManyWebhooks({ most: WEBHOOKS_MAX }))
        const sealed = sealAddress(services.sealer, id, { url, secret })
        const about = { account: viewer.userId, session: null, hash: hashOf(url), content: toJson(content) }
        await addDestination(tx, { id, channel, ...about, sealed })
        logAudit(tx, 'campaign', { action: 'webhookAdded' })
        return toWebhook(await expectWebhook(tx, id))
      })
      return { webhook, secret }
    },

    changeWebhook: async ({ records }, { webhookId, webhookName, webhookKinds, isOn }) => {
      const before = await expectWebhook(records, webhookId)
      const content: WebhookContent = {
        ...contentOf(before),
        ...(webhookName !== undefined && { name: webhookName }),
        ...(webhookKinds !== undefined && { kinds: [...new Set(webhookKinds)] }),
      }
      await changeDestination(records, webhookId, { content: toJson(content), ...(isOn !== undefined && { isOn }) })
      logAudit(records, 'campaign', { action: 'webhookChanged' })
      return { webhook: toWebhook(await expectWebhook(records, webhookId)) }
    },

    removeWebhook: async ({ records }, { webhookId }) => {
      await expectWebhook(records, webhookId)
      await removeDestination(records, webhookId)
      logAudit(records, 'campaign', { action: 'webhookRemoved' })
    },

    previewWebhook: async ({ campaignId, records }) => {
      const context = openContext({ campaignId, records })
      return { previews: await previewsOf(context, await services.pagesOf(campaignId), Date.now()) }
    },

    testWebhook: async ({ campaignId, records, viewer }, { webhookId }) => {
      const destination = await expectWebhook(records, webhookId)
      const now = Date.now()
      const sending = { destination, announcement: TEST, earlier: null, event: `test ${now}`, kind: 'test', seq: 0 }
      const delivery = await sendAnnouncement(services, { context: { campaignId, records }, ...sending }, now)
      const result = 'words' in delivery ? { ok: false, words: delivery.words } : { ok: true, words: 'Sent' }
      await records.transaction({ actor: viewer.userId }, async (tx) => {
        await noteResult(tx, webhookId, { at: tx.at, ...result })
      })
      return { result }
    },

    connectDiscord: async ({ records, viewer }, { applicationId, publicKey, botToken }) => {
      const discordApplication = { applicationId, publicKey }
      await records.transaction({ actor: viewer.userId }, async (tx) => await setSettings(tx, { discordApplication }))
      const result = botToken === undefined ? null : await registerCommands(services.outgoing, applicationId, botToken)
      return { discordApplication, result }
    },

    disconnectDiscord: async ({ records }) => await setSettings(records, { discordApplication: null }),
  }) satisfies Partial<OperationHandlers>

const TEST: Announcement = {
  kind: 'newsletter',
  title: 'Waybook reaches this channel',
  text: 'News of the campaign will appear here.',
  path: '/',
  startsAt: null,
}

async function webhooksOf(tables: CampaignTables): Promise<Destination[]> {
  return await listDestinations(tables, { channels: CHANNELS })
}

async function expectWebhook(tables: CampaignTables, id: string): Promise<Destination> {
  const found = (await webhooksOf(tables)).find((one) => one.id === id)
  if (!found) throw new Problem('not-found', GONE)
  return found
}

const hashOf = (url: string) => createHash('sha256').update(url).digest('base64url')

const faultWords: Readonly<Record<AddressFault, string>> = {
  noAddress: 'This is not a web address.',
  notHttps: 'The address must begin with https://.',
  port: 'The address must not name a port.',
  private: 'The address is in a private network. The person who hosts Waybook can allow it with WEBHOOK_HOSTS.',
}

function refuseAddress({ outgoing }: WebhookServices, channel: WebhookChannel, url: string): void {
  const fault = outgoing.faultOf(url)
  if (fault !== null) throw new Problem('bad-params', `params.url: ${faultWords[fault]}`)
  if (channel === 'discord' && !isDiscordAddress(url, outgoing.isNamed(url)))
    throw new Problem(
      'bad-params',
      'params.url: This is not the address of a Discord webhook. Copy it in Discord: the channel’s settings, Integrations, Webhooks.',
    )
}
