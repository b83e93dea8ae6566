import { useOperation } from '#api/operation-query.ts'
import { showNotice } from '#stores/notice.ts'
import { drawnWords } from '#ui/dice/net-of-roll.ts'

import { useRollOnTable } from '../entity/random-table/use-roll-on-table.ts'
import { findEntries, type Command } from './find-entries.ts'

/** The commands for `roll` and the title of a random table. The roll is for everyone. */
export function useTableCommands(asked: string): Command[] {
  const { data } = useOperation('getRandomTables', {}, { enabled: asked !== '' })
  const { rollAsync } = useRollOnTable()
  if (asked === '') return []
  const tables = (data?.tables ?? []).map((table) => {
    const run = async () => {
      try {
        showNotice({ text: drawnWords((await rollAsync(table, 'table')).roll) })
      } catch (error) {
        showNotice({ text: error instanceof Error ? error.message : 'The table was not rolled' })
      }
    }
    return {
      name: `Roll ${table.title}`,
      icon: 'dice',
      lines: [`Random table (${table.dice}), ${table.entityName}`],
      run: () => void run(),
    } satisfies Command
  })
  return findEntries(tables, asked).flatMap(({ entry }) => tables.filter((one) => one === entry))
}
