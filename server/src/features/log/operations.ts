import type { AnswerOf, ParamsOf } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'

import type { ChangeRecord } from '../changes.ts'
import { readNames } from '../entities/names.ts'
import type { LogLine } from '../log-line.ts'
import { RESTORABLE_MS, readNamedNotes } from '../notes/queries.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { listSessions } from '../sessions/queries.ts'
import { nextUndone } from '../table/undo-operations.ts'
import { readDeleted } from '../writing/history.ts'
import { readRenamed } from '../writing/source.ts'
import { foldChanges, type Burst } from './fold.ts'
import { readLog, readLogIds, readStateNow } from './queries.ts'
import { undoOf, type UndoContext } from './undo-of.ts'

type Entry = AnswerOf<'getLog'>['entries'][number]

const LIMIT_DEFAULT = 200

/** `now`: milliseconds since 1970. */
export const logOperations = (auth: Auth, now: () => number) =>
  ({
    getLog: async (context, params) => {
      const { limit = LIMIT_DEFAULT } = params
      const changes = await readChanges(context, params, limit)
      const people = await readPeople(auth, context)
      const names = new Map(people.map(({ id, firstName }) => [id, firstName]))
      return {
        entries: await toEntries(foldChanges(changes), { context, names, now: now() }),
        next: changes.length === limit ? (changes.at(-1)?.seq ?? null) : null,
        people,
      }
    },
  }) satisfies Partial<OperationHandlers>

async function readChanges(
  { records }: RequestContext,
  { from, until, by, entityId, after }: ParamsOf<'getLog'>,
  limit: number,
): Promise<ChangeRecord[]> {
  const subjects = entityId === undefined ? undefined : await readLogIds(records, entityId)
  return await readLog(records, { before: after ?? null, limit, from, until, actor: by, subjects })
}

/** The members by whom the log can be filtered. */
async function readPeople(auth: Auth, { campaignId, viewer, firstName }: RequestContext) {
  const members = (await auth.campaign(campaignId).members?.list()) ?? []
  const names = new Map(members.map((member) => [member.id, member.firstName ?? member.email]))
  // The sign-in provider may not list accounts.
  names.set(viewer.userId, firstName)
  return [...names].map(([id, name]) => ({ id, firstName: name }))
}

interface EntryContext {
  readonly context: RequestContext
  readonly names: ReadonlyMap<string, string>
  readonly now: number
}

async function toEntries(bursts: readonly Burst[], { context, names, now }: EntryContext): Promise<Entry[]> {
  const { records, viewer, campaignId, scope } = context
  const ids = [...new Set(bursts.flatMap(({ line, changes }) => [...subjectsOf(line), changes[0]?.subject ?? '']))]
  const renamed = await readRenamed(records, ids)
  const idNow = (id: string) => renamed.get(id) ?? id
  const current = [...new Set(ids.map(idNow))]
  const state = await readStateNow(records, current, { actor: viewer.userId, deletedAfter: now - RESTORABLE_MS })
  const entityNames = new Map((await readNames(records, current, scope)).map(({ id, name }) => [id, name]))
  const deleted = await readDeleted(records)
  const undoing: UndoContext = {
    campaignId,
    userId: viewer.userId,
    now: state,
    idNow,
    deleted: new Set(deleted.map(({ id }) => id)),
    nextAtTable: await nextUndone(context),
  }
  const gone = new Map(deleted.map(({ id, name }) => [id, name]))
  const known = await visibleBursts(bursts, context, state.deletedNotes)
  const named = (id: string) => ({ id: idNow(id), name: entityNames.get(idNow(id)) ?? gone.get(id) ?? null })
  return known.map(({ burst, line }) => {
    const { changes, count, isOfOne, isWithOne } = burst
    const [newest, oldest] = [changes[0], changes.at(-1)]
    return {
      id: newest?.seq ?? 0,
      at: newest?.at ?? 0,
      ...(oldest && newest && oldest.at < newest.at && { from: oldest.at }),
      by: names.get(newest?.actor ?? '') ?? null,
      did: line.did,
      count,
      ...(isOfOne && line.entity !== undefined && { entity: named(line.entity) }),
      ...(isWithOne && line.other !== undefined && { other: named(line.other) }),
      ...detailOf(line, newest, names),
      ...(line.roll && { roll: line.roll }),
      ...undoOf({ ...burst, line }, undoing),
    }
  })
}

/** The detail of a line; for an action on a member, their first name. */
function detailOf({ detail }: LogLine, change: ChangeRecord | undefined, names: ReadonlyMap<string, string>) {
  const shown = detail !== undefined && change?.operation === 'member' ? names.get(detail) : detail
  return shown === undefined ? {} : { detail: shown }
}

const subjectsOf = ({ entity, other }: LogLine) => [entity, other].flatMap((id) => id ?? [])

/** Leaves out notes that the game master may not read now, and finds out from stored data whether notes were deleted and sessions started. */
async function visibleBursts(
  bursts: readonly Burst[],
  { records, viewer }: RequestContext,
  deleted: ReadonlySet<string>,
) {
  const noteOf = ({ changes: [newest] }: Burst) => (newest?.operation === 'note' ? newest.payload.noteId : null)
  const notes = await readNamedNotes(
    records,
    bursts.flatMap((burst) => noteOf(burst) ?? []),
    viewer,
  )
  const readable = new Set(notes.map(({ id }) => id))
  const hasSession = bursts.some(({ line }) => line.did === 'sessionEnded')
  const sessions = new Map((hasSession ? await listSessions(records) : []).map((session) => [session.id, session]))
  return bursts.flatMap((burst): { readonly burst: Burst; readonly line: LogLine }[] => {
    const { line, changes } = burst
    const note = noteOf(burst)
    if (note !== null && deleted.has(note)) return [{ burst, line: { ...line, did: 'noteDeleted' } }]
    if (note !== null && !readable.has(note)) return []
    if (line.did !== 'sessionEnded') return [{ burst, line }]
    const session = sessions.get(line.detail ?? '')
    const did = session?.startedAt === changes[0]?.at ? 'sessionStarted' : 'sessionEnded'
    return [{ burst, line: { ...line, did, detail: session && `${session.number}` } }]
  })
}
