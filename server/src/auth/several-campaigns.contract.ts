import { DEFAULT_CAMPAIGN, OTHER_CAMPAIGN } from '@waybook/testing/world/auth/auth-app.ts'
import { describe, expect, test } from 'vitest'

import type { AuthHarness } from './auth.contract.ts'
import type { Members } from './members.ts'

const KESSA = 'characters/kessa-vane'

/** The behavior with several campaigns of every provider that stores accounts on this server. */
export function describeSeveralCampaigns(opened: () => AuthHarness): void {
  describe('several campaigns', () => {
    const membersOf = (campaignId: string): Members => {
      const { members } = opened().signIn.campaign(campaignId)
      if (!members) throw new Error('The provider stores no accounts')
      return members
    }

    test('[MEM-130] no cookies make an account a member of a campaign that it was not invited to', async () => {
      const { signIn } = opened()
      const elsewhere = signIn.campaign(OTHER_CAMPAIGN)
      for (const headers of [await opened().asGameMaster(), await opened().asPlayer(KESSA)]) {
        expect(await signIn.campaign(DEFAULT_CAMPAIGN).identify(headers)).not.toBeNull()
        expect(await elsewhere.identify(headers)).toBeNull()
        expect(await elsewhere.identifyByCookie(headers)).toBeNull()
      }
      expect(await elsewhere.hasGameMaster()).toBe(false)
      expect(await elsewhere.playedCharacters()).toEqual([])
      expect(await membersOf(OTHER_CAMPAIGN).list()).toEqual([])
    })

    test('[MEM-131] members and links of one campaign cannot be managed in another', async () => {
      const { signIn } = opened()
      const headers = await opened().asPlayer(KESSA)
      await signIn.createLink({ kind: 'invite', role: 'player' })
      const [member] = await membersOf(DEFAULT_CAMPAIGN).list()
      const [link] = await membersOf(DEFAULT_CAMPAIGN).openLinks()
      const others = membersOf(OTHER_CAMPAIGN)
      const id = member?.id ?? ''
      const refused = { id: 'not-found' }
      expect(id).not.toBe('')
      expect(await others.find(id)).toBeNull()
      expect(await others.openLinks()).toEqual([])
      await expect(others.endSessions(id)).rejects.toMatchObject(refused)
      await expect(others.assign(id, null)).rejects.toMatchObject(refused)
      await expect(others.remove(id)).rejects.toMatchObject(refused)
      await others.revokeLink(link?.id ?? '')
      await others.revokeInvitesFor([KESSA])
      expect(await membersOf(DEFAULT_CAMPAIGN).openLinks()).toHaveLength(1)
      expect((await signIn.identify(headers))?.characterId).toBe(KESSA)
    })

    test('[MEM-132] removing a campaign removes its accounts and links, and no others', async () => {
      const { signIn } = opened()
      const headers = await opened().asPlayer(KESSA)
      const there = signIn.campaign(OTHER_CAMPAIGN)
      await there.createLink({ kind: 'setup', role: 'gameMaster' })
      await signIn.removeCampaign(OTHER_CAMPAIGN)
      expect(await there.members?.openLinks()).toEqual([])
      expect(await signIn.identify(headers)).not.toBeNull()
      await signIn.removeCampaign(DEFAULT_CAMPAIGN)
      expect(await signIn.identify(headers)).toBeNull()
      expect(await membersOf(DEFAULT_CAMPAIGN).list()).toEqual([])
    })
  })
}
