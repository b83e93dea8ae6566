import { Problem } from '@waybook/contract'

import type { Members } from '../members.ts'
import type { BuiltInContext } from './accounts/context.ts'
import { playerOf } from './accounts/game-master.ts'
import { findMember, listMembers, listOpenLinks } from './member/list-members.ts'

/** What a game master does with the accounts; `onAssigned` is told of an account that has got another character. */
export function builtInMembers(
  desk: BuiltInContext,
  onAssigned: (memberId: string) => void,
): Omit<Members, 'onAssigned'> {
  const { accounts } = desk
  const { internalAdapter } = accounts
  return {
    list: async () => await listMembers(desk),
    find: async (memberId) => await findMember(desk, memberId),
    openLinks: async () => await listOpenLinks(desk),
    async revokeLink(id) {
      const tables = await accounts.tables()
      await tables.deleteMany({ model: 'oneTimeLink', where: [{ field: 'id', value: id }] })
    },
    async endSessions(memberId) {
      await refuseUnknown(desk, memberId)
      await internalAdapter.deleteUserSessions(memberId)
    },
    async assign(memberId, characterId) {
      await accounts.inTransaction(async () => {
        await refuseUnknown(desk, memberId)
        const player = characterId === null ? null : await playerOf(desk, characterId)
        if (player && player.id !== memberId) throw new Problem('conflict', 'Somebody plays this character already.')
        await internalAdapter.updateUser(memberId, { characterId })
      })
      onAssigned(memberId)
    },
    async remove(memberId) {
      await accounts.inTransaction(async () => {
        await refuseUnknown(desk, memberId)
        const tables = await accounts.tables()
        await tables.deleteMany({ model: 'oneTimeLink', where: [{ field: 'userId', value: memberId }] })
        await internalAdapter.deleteUser(memberId)
      })
    },
  }
}

async function refuseUnknown({ accounts }: BuiltInContext, memberId: string): Promise<void> {
  if (!(await accounts.internalAdapter.findUserById(memberId)))
    throw new Problem('not-found', 'There is no such member any more.')
}
