import { randomUUID } from 'node:crypto'

import { Problem } from '@waybook/contract'
import { compile, explain } from '@waybook/datalog'

import { factRelations } from '#campaign-folder/facts/fact-relations.ts'
import { pageProblems } from '#sentences/problems.ts'

import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { checksOf, isDue, type ListedCheck } from './checks-of.ts'
import { columnsOf, openFindings } from './continuity-check.ts'
import { toChecks } from './presenter.ts'
import {
  acceptFinding,
  readAccepted,
  readLastRun,
  readOwnChecks,
  removeOwnCheck,
  saveOwnCheck,
  switchCheck,
} from './queries.ts'
import type { ContinuityRunner } from './runner.ts'

/** Enough for a campaign, and few enough to run after each edit. */
const OWN_MAX = 40

export const continuityOperations = (runner: Pick<ContinuityRunner, 'look'>) => {
  const look = async ({ records, campaignId }: RequestContext) => {
    const checks = await checksOf(records)
    const isRunning = await isDue(records, checks)
    runner.look(campaignId, isRunning)
    return {
      checks,
      isRunning,
      last: await readLastRun(records),
      accepted: await readAccepted(records),
    }
  }
  return {
    getContinuity: async (context) => {
      const { checks, isRunning, last, accepted } = await look(context)
      const { records } = context
      const presented = await toChecks(checks, { results: last?.results ?? {}, accepted, records })
      return { checks: presented, isRunning, at: last?.at ?? null }
    },

    countContinuity: async (context) => {
      const { isRunning, last, accepted } = await look(context)
      return { findings: openFindings(last?.results ?? {}, accepted).length, isRunning }
    },

    saveContinuityCheck: async ({ records }, { continuityCheckId, title, purpose, wording, program }) => {
      const own = await readOwnChecks(records)
      const id = continuityCheckId ?? randomUUID()
      if (continuityCheckId !== undefined && !own.some((one) => one.id === id)) throw notFound()
      if (continuityCheckId === undefined && own.length >= OWN_MAX)
        throw new Problem('conflict', pageProblems.tooManyChecks({ most: OWN_MAX }))
      expectProgram(program)
      await saveOwnCheck(records, { id, name: title, purpose, wording: wording || wordingOf(program), program })
      return { continuityCheckId: id }
    },

    removeContinuityCheck: async ({ records }, { continuityCheckId }) => {
      if (!(await removeOwnCheck(records, continuityCheckId))) throw notFound()
    },

    switchContinuityCheck: async (context, { continuityCheckId, on }) => {
      const check = await expectCheck(context, continuityCheckId)
      await switchCheck(context.records, check, on)
    },

    acceptFinding: async (context, { continuityCheckId, findingId, accepted }) => {
      const check = await expectCheck(context, continuityCheckId)
      const last = await readLastRun(context.records)
      const rows = last?.results[continuityCheckId]?.rows ?? []
      if (accepted && !rows.some(({ id }) => id === findingId))
        throw new Problem('not-found', pageProblems.findingGone())
      await acceptFinding(context.records, check, findingId, accepted)
    },
  } satisfies Partial<OperationHandlers>
}

const notFound = () => new Problem('not-found', pageProblems.continuityCheckNoLongerExists())

async function expectCheck({ records }: WriteContext, id: string): Promise<ListedCheck> {
  const found = (await checksOf(records)).find((check) => check.id === id)
  if (!found) throw notFound()
  return found
}

/** Throws the Problem `bad-params` with the places of the first errors, in the format of `rawQuery`. */
function expectProgram(program: string): void {
  const compiled = compile(program, factRelations)
  if (!compiled.ok) {
    const faults = compiled.errors.map((error) => explain(error, program)).join('\n\n')
    throw new Problem('bad-params', faults)
  }
  const [answer, ...others] = compiled.query.answers
  if (answer?.relation !== 'answer' || answer.kind !== 'output' || others.length > 0)
    throw new Problem('bad-params', pageProblems.declareOneRelation())
}

/** A default wording with all values of a row. */
function wordingOf(program: string): string {
  return columnsOf(program)
    .map((column) => `{${column}}`)
    .join(', ')
}
