import { newestSeq } from '@waybook/server/database/change-log.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { setInventory } from '@waybook/server/features/characters/set-inventory.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { expect, it } from 'vitest'

import {
  characters,
  ITEM,
  marksFor,
  marksIn,
  OWN,
  revealCampaign,
  limitsOf,
  type Marked,
} from '../../access/reveal-campaign.ts'
import { tokenOf } from '../../stores/table/token-of.ts'
import { CAMPAIGN_ID, openTestServer } from '../../world/test-server.ts'
import { connect, listening } from '../live/live-client.ts'

/** New numbers that only messages about these changes have. */
const playedOf = (n: number) => ({ hitpoints: 4001 + n, strain: 4101 + n, amount: 4201 + n })

it('[LIVE-265] each character’s changes are sent as far as the character is shown', async () => {
  const testServer = await openTestServer(revealCampaign)
  const address = await listening(testServer)
  const records = testServer.services.store.records(CAMPAIGN_ID)
  await records.transaction({ actor: 'test' }, async (write) => {
    await setActiveScene(write, { after: 'scenes/camp' })
  })
  const since = await newestSeq(records)
  const join = async (part: Parameters<typeof testServer.signIn>[0]) =>
    await connect(address, { cookie: await testServer.signIn(part), since })
  const player = await join({ role: 'player' })
  const owner = await join({ role: 'player', characterId: OWN })
  const gameMaster = await join({ role: 'gameMaster' })
  await records.transaction({ actor: 'test' }, async (write) => {
    for (const [n, { id, marks }] of characters.entries()) {
      const { hitpoints, strain, amount } = playedOf(n)
      await setDynamic(write, id, { hitpoints, strain, conditions: [marks.name[1] ?? ''] })
      await setInventory(write, id, ITEM, amount)
      const place = { sceneId: 'scenes/camp', position: { x: 1, y: 2 } }
      await putToken(write, `token-${n}`, tokenOf(id, place))
    }
  })
  const newest = await newestSeq(records)
  const numbersIn = (text: string) =>
    characters.map((_, n) => Object.values(playedOf(n)).filter((one) => text.includes(`:${one}`)).length)
  // Tokens of the party and the player's own token show points with their limits; other tokens show players none.
  const isParty = ({ tags, reveal }: Marked) => tags === 'party-member' && reveal === 'figures'
  const isOwn = ({ id }: Marked) => id === OWN
  for (const [client, gradeOf, hasPoints] of [
    [player, (one: Marked) => one.reveal, isParty],
    [owner, (one: Marked) => (isOwn(one) ? 'figures' : one.reveal), (one: Marked) => isOwn(one) || isParty(one)],
    [gameMaster, () => 'figures', () => true],
  ] as const) {
    await client.until((messages) => messages.some((one) => one.type === 'change' && one.seq === newest))
    const text = client.transcript.join('\n')
    const names = characters.flatMap((one) => (gradeOf(one) === 'hidden' ? [] : one.marks.name))
    expect(marksIn(text).filter((mark) => marksFor(() => 'name').includes(mark))).toEqual(names)
    const limits = characters.flatMap((one, n) => (hasPoints(one) ? limitsOf(n) : []))
    expect(marksIn(text).filter((mark) => !names.includes(mark))).toEqual(limits)
    expect(numbersIn(text)).toEqual(characters.map((one) => (gradeOf(one) === 'figures' ? 3 : 0)))
  }
})
