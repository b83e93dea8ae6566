import type { LiveMessage } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { describe, expect, it } from 'vitest'

import { openTwoServers } from '../../processes/two-servers.ts'
import { engines, hasTestPostgres } from '../../stores/test-postgres.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { connect, upTo, type LiveClient } from '../live/live-client.ts'
import { BELL, KESSA, MARL, openWriting, TARROW, type Writing } from './writing-harness.ts'

const known = (messages: readonly LiveMessage[]) => messages.some(({ type }) => type === 'presence')
const writingIn = (messages: readonly LiveMessage[]) => messages.filter((message) => message.type === 'writing')

describe.each(engines)('on $name', ({ take }) => {
  async function open() {
    const writing = await openWriting(take)
    const address = await writing.testServer.app.listen({ port: 0, host: '127.0.0.1' })
    const newest = async () => await newestSeq(writing.testServer.services.store.records(CAMPAIGN_ID))
    const join = async (part: Parameters<Writing['testServer']['signIn']>[0]) => {
      const cookie = await writing.testServer.signIn(part)
      const client = await connect(address, { cookie, since: await newest(), includePresence: true })
      await client.until(known)
      return client
    }
    const changes = async ({ until }: LiveClient) => {
      const messages = await until(upTo(await newest()))
      return messages.flatMap((message) => (message.type === 'change' && message.change ? [message.change] : []))
    }
    return { ...writing, join, changes }
  }

  const gameMaster = { role: 'gameMaster' } as const
  const player = { role: 'player' } as const

  it('[WRITE-221] viewers of an edited entity are notified, only game masters with the version', async () => {
    const { join, changes, edit } = await open()
    const [bram, odo] = [await join(gameMaster), await join(player)]
    await edit(MARL, 'A smith', 'The smith')
    expect(await changes(bram)).toEqual([{ kind: 'written', entityId: MARL, version: 2 }])
    expect(await changes(odo)).toEqual([{ kind: 'written', entityId: MARL }])
  })

  it('[WRITE-221] [ACC-2] players receive nothing about hidden entities, and after hiding or deleting only that visibility changed', async () => {
    const { join, changes, edit, ask } = await open()
    const [bram, odo] = [await join(gameMaster), await join(player)]
    const text = '---\nname: Zebulon\n---\nNobody knows.\n'
    const { id } = await ask('createEntity', { type: 'character', text })
    await edit(id, 'knows', 'saw')
    await ask('renameEntity', { id, name: 'Zebulon Quarrel', to: 'characters/quarrel' })
    await ask('deleteEntity', { id: 'characters/quarrel' })
    expect(await changes(odo)).toEqual([])
    await edit(BELL, 'name: Bell', 'name: Bell\nvisible: false')
    await edit(BELL, 'It rings', 'It tolls')
    await ask('deleteEntity', { id: MARL })
    expect(await changes(odo)).toEqual([
      { kind: 'visibility' },
      { kind: 'visibility' },
      { kind: 'written', entityId: KESSA },
    ])
    const frames = odo.recording.join('\n').toLowerCase()
    expect(['zebulon', 'quarrel', 'bell', 'marl'].filter((word) => frames.includes(word))).toEqual([])
    expect((await changes(bram)).length).toBeGreaterThan(6)
  })

  it('[WRITE-221] viewers of pages whose links change their meaning are notified, too', async () => {
    const { join, changes, ask } = await open()
    const odo = await join(player)
    await ask('createEntity', { type: 'character', text: '---\nname: Old Marl\nvisible: true\n---\n' })
    expect(await changes(odo)).toEqual([
      { kind: 'written', entityId: 'characters/old-marl' },
      { kind: 'written', entityId: KESSA },
      { kind: 'written', entityId: TARROW },
    ])
  })

  it('[WRITE-222] only game masters see who has the editor of an entity open', async () => {
    const { join, changes } = await open()
    const [bram, odo] = [await join(gameMaster), await join(player)]
    const say = ({ socket }: LiveClient, entityIds: readonly string[]) =>
      socket.send(JSON.stringify({ type: 'writing', entityIds }))
    say(bram, [MARL])
    say(odo, [KESSA])
    const received = await bram.until((messages) => writingIn(messages).length === 1)
    expect(writingIn(received)).toMatchObject([{ entityId: MARL, people: [{ firstName: 'Bram', role: 'gameMaster' }] }])
    const other = await join({ ...gameMaster, firstName: 'Ida' })
    expect(writingIn(await other.until((messages) => writingIn(messages).length === 1))).toMatchObject([
      { entityId: MARL, people: [{ firstName: 'Bram' }] },
    ])
    say(other, [MARL, TARROW])
    await bram.until((messages) => writingIn(messages).length === 3)
    bram.socket.close()
    const isAlone = ({ entityId, people }: ReturnType<typeof writingIn>[number]) =>
      entityId === MARL && people.length === 1 && people[0]?.firstName === 'Ida'
    await other.until((messages) => writingIn(messages).some(isAlone))
    await changes(odo)
    expect(odo.recording.filter((frame) => frame.includes('"writing"'))).toEqual([])
  })
})

it.skipIf(!hasTestPostgres)('[WRITE-222] game masters also see editors on other servers', async () => {
  const { one, other } = await openTwoServers(async () => await Promise.resolve(new Uint8Array()))
  const [here, there] = [await one.join('bram'), await other.join('bram')]
  here.socket.send(JSON.stringify({ type: 'writing', entityIds: [MARL] }))
  const peopleOf = (messages: readonly LiveMessage[]) => writingIn(messages).map(({ people }) => people.length)
  await there.until((messages) => peopleOf(messages).length === 1)
  here.socket.close()
  expect(peopleOf(await there.until((messages) => peopleOf(messages).length === 2))).toEqual([1, 0])
})
