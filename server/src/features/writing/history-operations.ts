import { Problem } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import { pageProblems } from '#sentences/problems.ts'

import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { readDeleted, readHistory, readRevision } from './history.ts'
import { expectSource } from './operations.ts'

export const historyOperations = (auth: Auth) =>
  ({
    getHistory: async (context, { id }) => {
      const source = await expectSource(context, id)
      const all = [source, ...(await readHistory(context.records, source.id))]
      const nameOf = await readFirstNames(auth, context)
      const revisions = all.map(({ version, writtenAt: at, writtenBy, origin }) => ({
        version,
        at,
        by: nameOf(writtenBy),
        origin,
      }))
      return { revisions }
    },

    getRevision: async (context, { id, version }) => {
      const source = await expectSource(context, id)
      const found = version === source.version ? source : await readRevision(context.records, source.id, version)
      if (found === null) throw new Problem('not-found', pageProblems.noVersion({ version: String(version) }))
      return { text: found.text }
    },

    listDeleted: async (context) => {
      const nameOf = await readFirstNames(auth, context)
      const entities = await readDeleted(context.records)
      return { entities: entities.map(({ by, ...one }) => ({ ...one, by: nameOf(by) })) }
    },
  }) satisfies Partial<OperationHandlers>

/** The first names of the members by their ids; `null` for a command, and for somebody who is no longer a member. */
async function readFirstNames(auth: Auth, { campaignId, viewer, firstName }: RequestContext) {
  const members = (await auth.campaign(campaignId).members?.list()) ?? []
  const names = new Map(members.map((member) => [member.id, member.firstName]))
  // The sign-in provider may not list accounts.
  names.set(viewer.userId, firstName)
  return (userId: string) => names.get(userId) ?? null
}
