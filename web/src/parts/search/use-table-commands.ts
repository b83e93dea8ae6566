import { useQueryClient } from '@tanstack/react-query'
import type { RandomTable } from '@waybook/contract'
import { commands } from '@waybook/messages/commands'

import { call, newIdempotencyKey } from '#api/call.ts'
import { operationQuery, useOperation } from '#api/operation-query.ts'
import { failRoll, showRollElsewhere, startRollElsewhere } from '#stores/current-roll.ts'
import { showNotice } from '#stores/notice.ts'
import { drawnWords } from '#ui/dice/drawn-words.ts'

import { findEntries, type Command } from './find-entries.ts'

/**
 * The commands for `roll` and the title of a random table. The roll is for everyone. Its result appears as a notice.
 */
export function useTableCommands(asked: string): Command[] {
  const { data } = useOperation('getRandomTables', {}, { enabled: asked !== '' })
  const roll = useRoll()
  if (asked === '') return []
  const rolls = (data?.tables ?? []).map((table): Command => ({
    name: commands.rollWhat({ what: table.title }),
    icon: 'dice',
    lines: [commands.randomTable({ dice: table.dice, page: table.entityName })],
    run: () => void roll(table),
  }))
  return findEntries(rolls, asked).flatMap(({ entry }) => rolls.filter((one) => one === entry))
}

function useRoll() {
  const queries = useQueryClient()
  return async ({ entityId, id, title }: RandomTable) => {
    startRollElsewhere()
    try {
      const options = { idempotencyKey: newIdempotencyKey() }
      const { roll, nextCommitment } = await call('rollOnTable', { entityId, tableId: id }, options)
      showRollElsewhere(roll)
      showNotice({ text: commands.drawn({ table: title, result: drawnWords(roll) }) })
      queries.setQueryData(operationQuery('getRollCommitment', {}).queryKey, { commitment: nextCommitment })
    } catch (error) {
      failRoll()
      showNotice({ text: error instanceof Error ? error.message : commands.notRolled() })
    }
  }
}
