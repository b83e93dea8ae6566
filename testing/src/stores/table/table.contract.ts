import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaign, setGrants } from '@waybook/server/features/campaign/queries.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { readActiveScene, readTableChanges, setActiveScene } from '@waybook/server/features/table/queries.ts'
import { findToken, listTokens } from '@waybook/server/features/table/token-queries.ts'
import { describe, expect, it } from 'vitest'

import { HASK, KESSA } from '../drowned-road.ts'
import { openForTest, recordsOf, type Open } from '../open-for-test.ts'
import { recordsWithScene, GATE, LAMP, put, setScene, threeScenes } from './table-of.ts'
import { tokenOf } from './token-of.ts'

export function describeTable(open: Open): void {
  describe('the table', () => {
    it('[STO-48] changes of tokens are recorded with the previous state, for users who see the character if it was or is on the table', async () => {
      const records = await recordsWithScene(open, GATE)
      const since = await newestSeq(records)
      const [shown, hidden] = [tokenOf(KESSA), tokenOf(KESSA, { visible: false })]
      for (const state of [hidden, shown, hidden, null]) await put(records, 'a', state)
      await put(records, 'b', tokenOf(HASK, { sceneId: LAMP }))
      const changes = await readChangesSince(records, since, 9)
      expect(changes.map(({ audience, subject, payload }) => ({ audience, subject, payload }))).toEqual([
        sent('gameMaster', KESSA, { tokenId: 'a', before: null, after: hidden, onTable: on(false, false) }),
        sent('entity', KESSA, { tokenId: 'a', before: hidden, after: shown, onTable: on(false, true) }),
        sent('entity', KESSA, { tokenId: 'a', before: shown, after: hidden, onTable: on(true, false) }),
        sent('gameMaster', KESSA, { tokenId: 'a', before: hidden, after: null, onTable: on(false, false) }),
        sent('gameMaster', HASK, expect.objectContaining({ tokenId: 'b', onTable: on(false, false) })),
      ])
    })

    it('[STO-48] changes of the active scene are recorded in the same way', async () => {
      const records = await recordsWithScene(open, GATE)
      const since = await newestSeq(records)
      const shown = { sceneId: LAMP, visible: true }
      await records.transaction({ actor: 'gm' }, async (write) => await setActiveScene(write, { after: LAMP, shown }))
      await records.transaction(
        { actor: 'gm' },
        async (write) => await setActiveScene(write, { after: null, takesBack: since + 1 }),
      )
      expect(await readChangesSince(records, since, 9)).toMatchObject([
        { audience: 'everyone', subject: LAMP, payload: { before: GATE, after: LAMP, shown } },
        { audience: 'everyone', subject: LAMP, payload: { before: LAMP, after: null, takesBack: since + 1 } },
      ])
    })

    it('[STO-49] the newest changes by a user are returned in order, without other users’ changes', async () => {
      const records = await recordsWithScene(open, GATE)
      await put(records, 'a', tokenOf(KESSA), 'anna')
      await put(records, 'b', tokenOf(KESSA), 'ben')
      await setScene(records, LAMP, 'anna')
      await records.transaction({ actor: 'anna' }, async (write) => await setDynamic(write, KESSA, { strain: 1 }))
      await put(records, 'a', null, 'anna')
      const deedsOf = async (actor: string, newest: number) =>
        (await readTableChanges(records, actor, newest)).map(({ operation, payload }) => [operation, payload.after])
      expect(await deedsOf('anna', 9)).toEqual([
        ['token', tokenOf(KESSA)],
        ['activeScene', LAMP],
        ['token', null],
      ])
      expect(await deedsOf('anna', 2)).toEqual([
        ['activeScene', LAMP],
        ['token', null],
      ])
      expect(await deedsOf('ben', 9)).toEqual([['token', tokenOf(KESSA)]])
    })

    it('[STO-52] grants are stored, recorded once, and not changed by an import', async () => {
      const records = await recordsOf(open, threeScenes())
      const grant = async () =>
        await records.transaction({ actor: 'gm' }, async (write) => await setGrants(write, ['moveOwnToken']))
      const since = await newestSeq(records)
      await grant()
      await grant()
      await records.replaceCampaign({ ...threeScenes(), tagline: 'Another.' }, 'test')
      expect((await readCampaign(records))?.grants).toEqual(['moveOwnToken'])
      expect((await readChangesSince(records, since, 9)).map(({ operation }) => operation)).toEqual([
        'grants',
        'import',
      ])
    })

    it('[STO-13] each campaign has its own table', async () => {
      const store = await openForTest(open)
      const [one, other] = [store.records('one'), store.records('other')]
      for (const records of [one, other]) await records.replaceCampaign(threeScenes(), 'test')
      await setScene(one, GATE)
      await put(one, 'a', tokenOf(KESSA))
      const everything = { everything: true } as const
      expect([await readActiveScene(other, everything), await listTokens(other, GATE, everything)]).toEqual([null, []])
      await put(other, 'a', tokenOf(HASK))
      expect(await findToken(one, 'a', everything)).toMatchObject({ characterId: KESSA })
    })
  })
}

const on = (before: boolean, after: boolean) => ({ before, after })
const sent = (audience: string, subject: string, payload: unknown) => ({ audience, subject, payload })
