import type { Channel, Delivery, DueMessage } from '@waybook/server/features/outbox/channel.ts'
import { claim } from '@waybook/server/features/outbox/claim.ts'
import { addDestination, listDestinations, removeDestination } from '@waybook/server/features/outbox/destinations.ts'
import { Outbox } from '@waybook/server/features/outbox/outbox.ts'
import type { CampaignStore, Store } from '@waybook/server/features/store.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openForTest, type Open } from './open-for-test.ts'

const CAMPAIGN = 'dam3'

/** A channel that remembers what it sent. Notes are messages; a note whose id begins with `late` only updates an earlier one. */
class ScriptedChannel implements Channel {
  readonly name = 'webhook'
  readonly gapMs = 0
  readonly sent: string[] = []
  now = 1_000_000
  answer: (destination: string, message: DueMessage) => Delivery = (_, { event }) => ({
    is: 'sent',
    remote: `id of ${event}`,
  })

  readonly preferencesOf: Channel['preferencesOf'] = async (_, destinations) =>
    await Promise.resolve(
      new Map(destinations.map(({ id }) => [id, { wants: () => true, notBefore: (_topic, at) => at }])),
    )

  readonly topicsOf: Channel['topicsOf'] = (change) => {
    if (change.operation !== 'note') return []
    const [, late, event = ''] = /^(late )?(.*)$/.exec(change.payload.noteId) ?? []
    return [{ event, kind: 'note', seq: change.seq, by: change.actor, ...(late !== undefined && { isUpdate: true }) }]
  }

  readonly remindersOf: Channel['remindersOf'] = async () => await Promise.resolve([])

  readonly deliver: Channel['deliver'] = async (_, { id }, message) => {
    const delivery = this.answer(id, message)
    if (delivery.is === 'sent') this.sent.push(`${id}: ${message.event} ${message.delivered?.remote ?? 'new'}`)
    return await Promise.resolve(delivery)
  }
}

interface Opened {
  readonly store: Store
  readonly records: CampaignStore
  readonly channel: ScriptedChannel
  readonly outbox: () => Outbox
  readonly send: () => Promise<void>
}

async function opened(open: Open, ids: readonly string[] = ['one']): Promise<Opened> {
  const store = await openForTest(open)
  const records = store.records(CAMPAIGN)
  const channel = new ScriptedChannel()
  for (const id of ids) await add(records, id)
  const outbox = () => {
    const made = new Outbox({
      store,
      defaultCampaign: CAMPAIGN,
      channels: [channel],
      now: () => channel.now,
      onFault: (error) => expect.fail(String(error)),
    })
    onTestFinished(async () => await made.close())
    return made
  }
  const own = outbox()
  return { store, records, channel, outbox, send: async () => await own.sendDue(CAMPAIGN) }
}

async function add(records: CampaignStore, id: string): Promise<void> {
  await records.transaction({ actor: 'gm' }, async (tx) => {
    const address = { hash: id, sealed: 'sealed', content: '{}' }
    await addDestination(tx, { id, channel: 'webhook', account: 'gm', session: null, ...address })
  })
}

async function write(records: CampaignStore, ...notes: readonly string[]): Promise<void> {
  await records.transaction({ actor: 'gm' }, async (tx) => {
    for (const noteId of notes)
      tx.log({ audience: 'everyone', operation: 'note', subject: 'campaign', payload: { noteId } })
    await Promise.resolve()
  })
}

export function describeOutbox(open: Open): void {
  describe('outbox', () => {
    it('[TELL-1] each destination gets each change once, in order, with two senders at work', async () => {
      const { records, channel, outbox } = await opened(open, ['one', 'two', 'three'])
      const senders = [outbox(), outbox()]
      const events = Array.from({ length: 12 }, (_, index) => `note-${index}`)
      for (const event of events) {
        await write(records, event)
        await Promise.all(senders.map(async (sender) => await sender.sendDue(CAMPAIGN)))
      }
      for (const sender of senders) await sender.sendDue(CAMPAIGN)
      for (const id of ['one', 'two', 'three'])
        expect(channel.sent.filter((line) => line.startsWith(`${id}:`))).toEqual(
          events.map((event) => `${id}: ${event} new`),
        )
    })

    it('[TELL-1] a change is a message exactly if it is committed, and a new destination gets only later ones', async () => {
      const { records, channel, send } = await opened(open)
      const failed = records.transaction({ actor: 'gm' }, async (tx) => {
        tx.log({ audience: 'everyone', operation: 'note', subject: 'campaign', payload: { noteId: 'rolled-back' } })
        await Promise.reject(new Error('no'))
      })
      await expect(failed).rejects.toThrow('no')
      await write(records, 'before')
      await add(records, 'two')
      await write(records, 'after')
      await send()
      expect(channel.sent.toSorted()).toEqual(['one: after new', 'one: before new', 'two: after new'])
    })

    it('[TELL-3] a failed message is tried again after a pause, before any later one', async () => {
      const { records, channel, send } = await opened(open)
      const usual = channel.answer
      channel.answer = () => ({ is: 'again', words: 'It did not answer.', afterMs: 5000 })
      await write(records, 'first', 'second')
      await send()
      channel.answer = usual
      channel.now += 4000
      await send()
      expect(channel.sent).toEqual([])
      expect((await listDestinations(records))[0]?.result).toMatchObject({ ok: false, words: 'It did not answer.' })
      channel.now += 2000
      await send()
      expect(channel.sent).toEqual(['one: first new', 'one: second new'])
    })

    it('[TELL-3] a refused message is dropped, and a destination that is gone is switched off with the reason', async () => {
      const { records, channel, send } = await opened(open)
      channel.answer = (_, { event }) =>
        event === 'bad' ? { is: 'refused', words: 'Too long.' } : { is: 'gone', words: 'It was deleted.' }
      await write(records, 'bad', 'good')
      await send()
      expect((await listDestinations(records))[0]).toMatchObject({ off: 'It was deleted.' })
      await send()
      expect(channel.sent).toEqual([])
    })

    it('[TELL-2] a later change edits what was sent, replaces what waits, and is nothing where neither is', async () => {
      const { records, channel, send } = await opened(open)
      await write(records, 'late never-sent', 'page')
      await send()
      await write(records, 'late page', 'late page')
      await send()
      expect(channel.sent).toEqual(['one: page new', 'one: page id of page'])
    })

    it('[TELL-1] a sender that died holds a destination for half a minute', async () => {
      const { records, channel, send } = await opened(open)
      await write(records, 'note')
      expect(await claim(records, 'one', { holder: 'dead', now: channel.now })).toBe(true)
      await send()
      expect(channel.sent).toEqual([])
      channel.now += 31_000
      await send()
      expect(channel.sent).toEqual(['one: note new'])
    })

    it('[TELL-3] nothing is left of a destination that was removed', async () => {
      const { records, channel, send } = await opened(open)
      channel.answer = () => ({ is: 'again', words: 'Later.' })
      await write(records, 'note')
      await send()
      await records.transaction({ actor: 'gm' }, async (tx) => await removeDestination(tx, 'one'))
      for (const table of ['destination', 'outbox', 'delivered'] as const)
        expect(await records.db.selectFrom(table).selectAll().execute()).toEqual([])
    })
  })
}
