import { type Drawn, Problem } from '@waybook/contract'
import { readThrow } from '@waybook/rules'

import type { DrawnRecord } from '#database/history-tables.ts'
import type { RenderedTable } from '#rich-text/random-tables.ts'
import { playProblems } from '#sentences/problems.ts'

import { toRolls } from '../dice/presenter.ts'
import { rollProven } from '../dice/proven-roll.ts'
import { audienceOfManualRoll } from '../dice/roll-audience.ts'
import type { RollService } from '../dice/roll-service.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { readPagesWithTables, readTablesOf, toRandomTables, wordsOfEntry } from './read-tables.ts'

/** What every player reads. */
const openScope = { everything: false, ownCharacter: null } as const

export const randomTableOperations = (service: RollService) =>
  ({
    getRandomTables: async (context, { entityId }) => {
      const { records, scope } = context
      const ids = entityId === undefined ? await readPagesWithTables(records, scope) : [entityId]
      const pages = []
      for (const id of ids) pages.push(await readTablesOf(id, context))
      return { tables: pages.flatMap((page) => toRandomTables(page, scope)) }
    },

    rollOnTable: async (context, { entityId, tableId, audience = 'table', salt }) => {
      const found = await findTable(context, entityId, tableId)
      if (!found) throw new Problem('not-found', playProblems.tableChangedOrGone())
      service.checkRateLimit(context.viewer.userId)
      const { roll: record, nextCommitment } = await rollProven(context.records, {
        series: { account: context.viewer.userId },
        dice: found.table.dice.request,
        salt,
        about: {
          by: context.firstName,
          characterId: null,
          skill: null,
          reason: '',
          audience: await audienceOfManualRoll(context, { characterId: null, audience }),
        },
        found: async (dice) => ({ drawn: await drawnOf(context, found, readThrow(dice).sum ?? 0) }),
      })
      context.afterCommit((store) => service.simulate(context.campaignId, record, store))
      const [roll] = await toRolls([record], context)
      if (!roll) throw new Problem('unknown')
      return { roll, nextCommitment }
    },
  }) satisfies Partial<OperationHandlers>

interface FoundTable {
  readonly entityId: string
  /** The title of the table, or the name of the page. */
  readonly title: string
  readonly table: RenderedTable
}

/** The table, if the viewer reads it. */
async function findTable(context: RequestContext, entityId: string, tableId: string): Promise<FoundTable | null> {
  const { record, tables } = await readTablesOf(entityId, context)
  const table = tables.find(({ id }) => id === tableId)
  return record && table ? { entityId: record.id, title: table.title === '' ? record.name : table.title, table } : null
}

/** The entry as the roller reads it, and as every player does. */
async function drawnOf(context: RequestContext, found: FoundTable, number: number): Promise<DrawnRecord> {
  const openContext = { ...context, scope: openScope }
  const open = await findTable(openContext, found.entityId, found.table.id)
  const reader = context.scope.everything ? null : context.scope.ownCharacter
  return {
    entityId: found.entityId,
    full: await entryOf(found, number, context),
    open: open && (await entryOf(open, number, openContext)),
    ...(reader !== null && { reader }),
  }
}

async function entryOf(
  { title, table }: FoundTable,
  number: number,
  context: RequestContext,
): Promise<Omit<Drawn, 'entityId'>> {
  return { title, text: await wordsOfEntry(table, number, context) }
}
