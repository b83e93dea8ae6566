import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { AuthHarness } from './auth.contract.ts'
import type { Members } from './members.ts'
import { describeSeveralCampaigns } from './several-campaigns.contract.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'

/** The behavior of every provider that stores accounts on this server. */
export function describeMembers(name: string, open: () => Promise<AuthHarness>): void {
  describe(`members: ${name}`, () => {
    let harness: AuthHarness
    let members: Members
    beforeEach(async () => {
      harness = await open()
      if (!harness.signIn.members) throw new Error(`${name} stores no accounts`)
      ;({ members } = harness.signIn)
    })
    afterEach(async () => await harness.close())

    const playerOf = async (characterId: string | null) =>
      (await members.list()).find((member) => member.role === 'player' && member.characterId === characterId)?.id ?? ''

    test('[MEM-1] lists every account with its role, character and sessions', async () => {
      expect(await members.list()).toEqual([])
      await harness.asGameMaster()
      await harness.asPlayer(KESSA)
      expect(await members.list()).toMatchObject([
        { role: 'gameMaster', characterId: null, sessions: 1 },
        { role: 'player', characterId: KESSA, sessions: 1 },
      ])
    })

    test('[MEM-1] finds an account by its id, and none for an unknown id', async () => {
      await harness.asPlayer(KESSA)
      await harness.asPlayer(ODO)
      for (const member of await members.list()) expect(await members.find(member.id)).toEqual(member)
      expect(await members.find('nobody')).toBeNull()
    })

    test('[TELL-8] knows which sessions of an account are open', async () => {
      const identity = await harness.signIn.identify(await harness.asPlayer(KESSA))
      const [id, session] = [await playerOf(KESSA), identity?.sessionId ?? '']
      expect(await members.hasSession(id, session)).toBe(true)
      expect([await members.hasSession('nobody', session), await members.hasSession(id, 'none')]).toEqual([
        false,
        false,
      ])
      await members.endSessions(id)
      expect(await members.hasSession(id, session)).toBe(false)
    })

    test('[MEM-2] lists an open link without its token', async () => {
      const { id, path } = await harness.signIn.createLink({ kind: 'invite', role: 'player', characterId: KESSA })
      const links = await members.openLinks()
      expect(links).toMatchObject([{ id, kind: 'invite', role: 'player', characterId: KESSA, memberId: null }])
      expect(JSON.stringify(links)).not.toContain(path.split('#')[1])
    })

    test('[MEM-3] a revoked link is no longer open, and revoking it again is not an error', async () => {
      await harness.signIn.createLink({ kind: 'invite', role: 'player' })
      const [link] = await members.openLinks()
      await members.revokeLink(link?.id ?? '')
      await members.revokeLink(link?.id ?? '')
      expect(await members.openLinks()).toEqual([])
    })

    test('[MEM-13] invites for characters that no longer exist are revoked, and no others', async () => {
      for (const characterId of [KESSA, ODO])
        await harness.signIn.createLink({ kind: 'invite', role: 'player', characterId })
      await members.revokeInvitesFor([KESSA])
      expect((await members.openLinks()).map(({ characterId }) => characterId)).toEqual([ODO])
    })

    test('[MEM-4] ending sessions signs out immediately and notifies listeners', async () => {
      const ended: string[] = []
      harness.signIn.onEnded((id) => ended.push(id))
      const [kessa, odo] = [await harness.asPlayer(KESSA), await harness.asPlayer(ODO)]
      const sessionId = (await harness.signIn.identify(kessa))?.sessionId
      await members.endSessions(await playerOf(KESSA))
      expect(await harness.signIn.identify(kessa)).toBeNull()
      expect(await harness.signIn.identify(odo)).not.toBeNull()
      expect(ended).toEqual([sessionId])
    })

    test('[MEM-5] assigning and removing a character takes effect immediately and notifies listeners', async () => {
      const assigned: string[] = []
      harness.signIn.onAssigned((id) => assigned.push(id))
      const headers = await harness.asPlayer(KESSA)
      const id = await playerOf(KESSA)
      expect((await harness.signIn.identify(headers))?.characterId).toBe(KESSA)
      for (const characterId of [ODO, null, KESSA]) {
        await members.assign(id, characterId)
        expect((await harness.signIn.identify(headers))?.characterId).toBe(characterId)
      }
      expect(assigned).toEqual([id, id, id])
    })

    test('[MEM-5] a character that already has a player is not assigned to another member', async () => {
      await harness.asPlayer(KESSA)
      await harness.asPlayer(ODO)
      const refused = { id: 'conflict', message: 'Someone already plays this character.' }
      await expect(members.assign(await playerOf(ODO), KESSA)).rejects.toMatchObject(refused)
      await members.assign(await playerOf(KESSA), KESSA)
    })

    test('[MEM-6] a removed member is no longer identified, and their character is free', async () => {
      const headers = await harness.asPlayer(KESSA)
      await members.remove(await playerOf(KESSA))
      expect(await harness.signIn.identify(headers)).toBeNull()
      expect(await members.list()).toEqual([])
      expect(await harness.signIn.playedCharacters()).toEqual([])
    })

    describeSeveralCampaigns(() => harness)

    test('[MEM-7] refuses changes to an account that does not exist', async () => {
      const refused = { id: 'not-found' }
      await expect(members.endSessions('nobody')).rejects.toMatchObject(refused)
      await expect(members.assign('nobody', null)).rejects.toMatchObject(refused)
      await expect(members.remove('nobody')).rejects.toMatchObject(refused)
    })
  })
}
