import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { AuthHarness } from './auth.contract.ts'
import type { Members } from './members.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'

/** What every provider must do that keeps the accounts with us. */
export function describeMembers(name: string, open: () => Promise<AuthHarness>): void {
  describe(`members: ${name}`, () => {
    let harness: AuthHarness
    let members: Members
    beforeEach(async () => {
      harness = await open()
      if (!harness.signIn.members) throw new Error(`${name} keeps no accounts`)
      ;({ members } = harness.signIn)
    })
    afterEach(async () => await harness.close())

    const playerOf = async (characterId: string | null) =>
      (await members.list()).find((member) => member.role === 'player' && member.characterId === characterId)?.id ?? ''

    test('[MEM-1] everybody with an account is listed, with role, character and sessions', async () => {
      expect(await members.list()).toEqual([])
      await harness.asGameMaster()
      await harness.asPlayer(KESSA)
      expect(await members.list()).toMatchObject([
        { role: 'gameMaster', characterId: null, sessions: 1 },
        { role: 'player', characterId: KESSA, sessions: 1 },
      ])
    })

    test('[MEM-1] one account is found by its id as it is listed, and one that is not there is none', async () => {
      await harness.asPlayer(KESSA)
      await harness.asPlayer(ODO)
      for (const member of await members.list()) expect(await members.find(member.id)).toEqual(member)
      expect(await members.find('nobody')).toBeNull()
    })

    test('[MEM-2] an open link is listed without what it opens with', async () => {
      const { id, path } = await harness.signIn.createLink({ kind: 'invite', role: 'player', characterId: KESSA })
      const links = await members.openLinks()
      expect(links).toMatchObject([{ id, kind: 'invite', role: 'player', characterId: KESSA, memberId: null }])
      expect(JSON.stringify(links)).not.toContain(path.split('#')[1])
    })

    test('[MEM-3] a revoked link is open no more; to revoke it again is no fault', async () => {
      await harness.signIn.createLink({ kind: 'invite', role: 'player' })
      const [link] = await members.openLinks()
      await members.revokeLink(link?.id ?? '')
      await members.revokeLink(link?.id ?? '')
      expect(await members.openLinks()).toEqual([])
    })

    test('[MEM-4] ending sessions signs out at once, and who listens is told', async () => {
      const ended: string[] = []
      harness.signIn.onEnded((id) => ended.push(id))
      const [kessa, odo] = [await harness.asPlayer(KESSA), await harness.asPlayer(ODO)]
      const sessionId = (await harness.signIn.identify(kessa))?.sessionId
      await members.endSessions(await playerOf(KESSA))
      expect(await harness.signIn.identify(kessa)).toBeNull()
      expect(await harness.signIn.identify(odo)).not.toBeNull()
      expect(ended).toEqual([sessionId])
    })

    test('[MEM-5] a character is assigned and taken away at once, and who listens is told', async () => {
      const assigned: string[] = []
      members.onAssigned((id) => assigned.push(id))
      const headers = await harness.asPlayer(KESSA)
      const id = await playerOf(KESSA)
      expect((await harness.signIn.identify(headers))?.characterId).toBe(KESSA)
      for (const characterId of [ODO, null, KESSA]) {
        await members.assign(id, characterId)
        expect((await harness.signIn.identify(headers))?.characterId).toBe(characterId)
      }
      expect(assigned).toEqual([id, id, id])
    })

    test('[MEM-5] a character that somebody plays is not assigned to somebody else', async () => {
      await harness.asPlayer(KESSA)
      await harness.asPlayer(ODO)
      const refused = { id: 'conflict', message: 'Somebody plays this character already.' }
      await expect(members.assign(await playerOf(ODO), KESSA)).rejects.toMatchObject(refused)
      await members.assign(await playerOf(KESSA), KESSA)
    })

    test('[MEM-6] who is removed is nobody, and their character is free', async () => {
      const headers = await harness.asPlayer(KESSA)
      await members.remove(await playerOf(KESSA))
      expect(await harness.signIn.identify(headers)).toBeNull()
      expect(await members.list()).toEqual([])
      expect(await harness.signIn.playedCharacters()).toEqual([])
    })

    test('[MEM-7] what is done to an account that is not there is refused', async () => {
      const refused = { id: 'not-found' }
      await expect(members.endSessions('nobody')).rejects.toMatchObject(refused)
      await expect(members.assign('nobody', null)).rejects.toMatchObject(refused)
      await expect(members.remove('nobody')).rejects.toMatchObject(refused)
    })
  })
}
