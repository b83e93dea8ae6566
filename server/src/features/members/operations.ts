import { Problem } from '@waybook/contract'

import type { Members } from '../../auth/members.ts'
import type { Writes } from '../../database/records.ts'
import type { Asked } from '../../http/request-context.ts'
import type { Handler, MemberHandler } from '../../operations/handler.ts'

/** What belongs to no account. */
const HOUSE = 'campaign'
const done = { success: true } as const

export const getMembers: Handler<'getMembers'> = async (asking) => {
  const members = membersOf(asking)
  return { members: await members.list(), links: await members.openLinks() }
}

export const makeInvite: MemberHandler<'makeInvite'> = async (asking, { role, characterId }) => {
  const members = membersOf(asking)
  if (characterId !== undefined) {
    await refuseNoCharacter(asking, characterId)
    if ((await members.list()).some((member) => member.characterId === characterId))
      throw new Problem('conflict', 'Somebody plays this character already.')
  }
  const { id: linkId, path } = await asking.signIn.createLink({
    kind: 'invite',
    role,
    characterId,
    newcomersOnly: true,
  })
  return { answer: { ...done, linkId, path }, noted: [HOUSE, { deed: 'invited', characterId: characterId ?? null }] }
}

export const makeReset: MemberHandler<'makeReset'> = async (asking, { memberId }) => {
  const member = await membersOf(asking).find(memberId)
  if (!member) throw new Problem('not-found', 'There is no such member any more.')
  const { id: linkId, path } = await asking.signIn.createLink({ kind: 'reset', role: member.role, email: member.email })
  return { answer: { ...done, linkId, path }, noted: [memberId, { deed: 'resetMade' }] }
}

export const revokeLink: MemberHandler<'revokeLink'> = async (asking, { linkId }) => {
  await membersOf(asking).revokeLink(linkId)
  return { answer: done, noted: [HOUSE, { deed: 'linkRevoked' }] }
}

export const endSessions: MemberHandler<'endSessions'> = async (asking, { memberId }) => {
  await membersOf(asking).endSessions(memberId)
  return { answer: done, noted: [memberId, { deed: 'sessionsEnded' }] }
}

export const assignCharacter: MemberHandler<'assignCharacter'> = async (asking, { memberId, characterId }) => {
  if (characterId !== null) await refuseNoCharacter(asking, characterId)
  await membersOf(asking).assign(memberId, characterId)
  return { answer: done, noted: [memberId, { deed: 'assigned', characterId }] }
}

/** Nobody takes away their own account: whoever may do this is a game master, and one is left. */
export const removeMember: MemberHandler<'removeMember'> = async (asking, { memberId }) => {
  if (memberId === asking.viewer.userId) throw new Problem('conflict', 'You cannot remove your own account.')
  await membersOf(asking).remove(memberId)
  const along = async (records: Writes) => await records.removeApiKeys(memberId)
  return { answer: done, noted: [memberId, { deed: 'removed' }], along }
}

function membersOf({ signIn }: Asked): Members {
  if (!signIn.members)
    throw new Problem('not-answered', 'Accounts are kept by the sign-in provider, on pages of its own.')
  return signIn.members
}

async function refuseNoCharacter({ records, sight }: Asked, id: string): Promise<void> {
  const [card] = await records.cards([id], sight)
  if (card?.type !== 'character') throw new Problem('not-found', `There is no character "${id}".`)
}
