import { createHash, randomUUID } from 'node:crypto'

import { DEVICES_MAX, Problem, type PushDevice } from '@waybook/contract'

import { fromJson, toJson } from '#database/statement/columns.ts'
import { accountProblems } from '#sentences/problems.ts'

import { logAudit } from '../audit.ts'
import { readCampaign } from '../campaign/queries.ts'
import type { MailServices } from '../email/mail-channel.ts'
import { mailStateOf } from '../email/operations.ts'
import {
  addDestination,
  listDestinations,
  noteResult,
  removeDestination,
  type Destination,
} from '../outbox/destinations.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { putChoice, readChoice } from './choices.ts'
import { openDevice, PUSH_PURPOSE, sendPush, tagOf, type PushAddress, type PushServices } from './push-channel.ts'

/** What the store has of a device in addition to its address. */
interface DeviceContent {
  readonly name: string
}

const NO_ACCOUNTS = 'Notifications need accounts that Waybook manages itself.'

export const notificationOperations = (services: PushServices & MailServices) =>
  ({
    getNotifications: async (context) => {
      const { records, viewer, campaignId } = context
      const hasMembers = services.auth.campaign(campaignId).members !== null
      return {
        choice: await readChoice(records, viewer.userId),
        devices: hasMembers ? await devicesOf(services, context) : [],
        mail: await mailStateOf(services, context),
        publicKey: hasMembers ? (await services.pushKeys.read()).publicKey : null,
      }
    },

    setNotifications: async ({ records, viewer }, { choice }) => {
      await putChoice(records, viewer.userId, choice)
    },

    addPushDevice: async ({ records, viewer, campaignId, sessionId }, { subscription, deviceName, basePath }) => {
      if (!services.auth.campaign(campaignId).members || sessionId === undefined)
        throw new Problem('not-supported', NO_ACCOUNTS)
      if (services.outgoing.faultOf(subscription.endpoint) !== null)
        throw new Problem('bad-params', 'params.subscription.endpoint: not the address of a push service')
      const id = randomUUID()
      const address: PushAddress = { ...subscription, basePath }
      await records.transaction({ actor: viewer.userId }, async (tx) => {
        const own = await listDestinations(tx, { channels: ['push'], account: viewer.userId })
        const before = own.filter(({ session }) => session === sessionId)
        if (own.length - before.length >= DEVICES_MAX)
          throw new Problem('conflict', accountProblems.tooManyDevices({ most: DEVICES_MAX }))
        for (const one of before) await removeDestination(tx, one.id)
        const sealed = services.sealer.seal(JSON.stringify(address), PUSH_PURPOSE, id)
        const content = toJson<DeviceContent>({ name: deviceName })
        const about = { account: viewer.userId, session: sessionId, hash: hashOf(subscription.endpoint) }
        await addDestination(tx, { id, channel: 'push', ...about, sealed, content })
        logAudit(tx, viewer.userId, { action: 'deviceAdded' })
      })
      return { deviceId: id }
    },

    removePushDevice: async ({ records, viewer }, { deviceId }) => {
      const own = await listDestinations(records, { channels: ['push'], account: viewer.userId })
      if (!own.some(({ id }) => id === deviceId)) return
      await removeDestination(records, deviceId)
      logAudit(records, viewer.userId, { action: 'deviceRemoved' })
    },

    testPushDevice: async (context, { deviceId }) => {
      const { records, viewer, campaignId } = context
      const own = await listDestinations(records, { channels: ['push'], account: viewer.userId })
      const device = own.find(({ id }) => id === deviceId)
      const opened = device && (await openDevice(services, context, device))
      if (!opened) throw new Problem('not-found', accountProblems.deviceNoLongerGetsNotifications())
      const { address } = opened
      const message = {
        title: (await readCampaign(records))?.name ?? 'Waybook',
        body: 'Notifications arrive on this device.',
        path: `${address.basePath}/profile`,
        tag: tagOf(campaignId, 'test'),
      }
      const delivery = await sendPush(services, { address, message, kind: 'test', remote: 'test' }, Date.now())
      const result = delivery.is === 'sent' ? { ok: true, words: 'Sent' } : { ok: false, words: wordsOf(delivery) }
      await records.transaction({ actor: viewer.userId }, async (tx) => {
        if (delivery.is === 'gone') await removeDestination(tx, deviceId)
        else await noteResult(tx, deviceId, { at: tx.at, ...result })
      })
      return { result }
    },
  }) satisfies Partial<OperationHandlers>

const wordsOf = (delivery: object) => ('words' in delivery ? String(delivery.words) : '')

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** Devices whose session has ended get nothing any longer, and are removed with the next notification. */
async function devicesOf(services: PushServices, context: RequestContext): Promise<PushDevice[]> {
  const { records, viewer, sessionId } = context
  const own = await listDestinations(records, { channels: ['push'], account: viewer.userId })
  const opened = await Promise.all(own.map(async (one) => await openDevice(services, context, one)))
  return own.filter((_, index) => opened[index] !== null).map((one) => toDevice(one, sessionId))
}

function toDevice({ id, content, createdAt, session, result }: Destination, sessionId: string | undefined): PushDevice {
  const { name } = fromJson<DeviceContent>(content)
  return { id, name, createdAt, isThis: session === sessionId, lastResult: result }
}
