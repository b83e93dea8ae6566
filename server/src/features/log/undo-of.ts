import type { AnswerOf } from '@waybook/contract'

import type { ChangeRecord } from '../changes.ts'
import type { Burst } from './fold.ts'
import type { StateNow } from './queries.ts'

type Entry = AnswerOf<'getLog'>['entries'][number]
/** How to undo a burst, or why that is no longer possible. Neither if it never was. */
export type Undo = Pick<Entry, 'undo' | 'notUndone'>

export interface UndoContext {
  readonly campaignId: string
  /** The user who reads the log. */
  readonly userId: string
  readonly now: StateNow
  /** The id that an entity has now. */
  readonly idNow: (id: string) => string
  /** The entities that can be restored. */
  readonly deleted: ReadonlySet<string>
  /** The changes that the next undo at the table undoes. */
  readonly nextAtTable: ReadonlySet<number>
}

const NEVER: Undo = {}
const CHANGED: Undo = { notUndone: 'changed' }

export function undoOf({ line, changes }: Burst, context: UndoContext): Undo {
  const [newest, oldest] = [changes[0], changes.at(-1)]
  if (!newest || !oldest) return NEVER
  switch (newest.operation) {
    case 'write':
      return undoWriting(newest, oldest, { changes, context })
    case 'setVisibility':
      return undoReveal(newest, oldest, context)
    case 'inventory':
      return newest.payload.giftId === undefined
        ? undoAmount(newest, oldest, context)
        : undoGift(newest.payload.giftId, context)
    case 'experience': {
      const { entryId, undone } = newest.payload
      if (entryId === undefined || undone || changes.length > 1) return NEVER
      if (!context.now.experience.has(entryId)) return { notUndone: 'back' }
      return { undo: { operation: 'undoExperience', params: { characterId: context.idNow(newest.subject), entryId } } }
    }
    case 'hands': {
      const { did, giftId } = newest.payload
      if (did !== 'giftTaken' || giftId === undefined) return NEVER
      return undoGift(giftId, context)
    }
    case 'note':
      return line.did === 'noteDeleted'
        ? { undo: { operation: 'restoreNote', params: { noteId: newest.payload.noteId } } }
        : NEVER
    case 'token':
    case 'activeScene':
    case 'tracker':
      return undoAtTable(changes, context)
    default:
      return NEVER
  }
}

type Of<Operation extends ChangeRecord['operation']> = Extract<ChangeRecord, { operation: Operation }>

interface Writing {
  readonly changes: Burst['changes']
  readonly context: UndoContext
}

function undoWriting(newest: Of<'write'>, oldest: ChangeRecord, { changes, context }: Writing): Undo {
  const { now, idNow, deleted } = context
  const id = idNow(newest.subject)
  const page = now.pages.get(id)
  if (newest.payload.what === 'removed') {
    if (page) return { notUndone: 'back' }
    return deleted.has(id) ? { undo: { operation: 'restoreEntity', params: { id } } } : { notUndone: 'gone' }
  }
  if (newest.payload.what === 'added' || newest.payload.renamed || oldest.operation !== 'write') return NEVER
  if (!page || page.version !== newest.payload.version) return CHANGED
  const version = oldest.payload.version - 1
  // An edit in between, for example between two pins, would be lost.
  const versions = new Set(changes.flatMap((one) => (one.operation === 'write' ? one.payload.version : [])))
  if (versions.size < page.version - version) return CHANGED
  return now.revisions.has(`${id} ${version}`)
    ? { undo: { operation: 'restoreRevision', params: { id, version, baseVersion: page.version } } }
    : { notUndone: 'gone' }
}

function undoReveal(newest: Of<'setVisibility'>, oldest: ChangeRecord, { now, idNow }: UndoContext): Undo {
  if (oldest.operation !== 'setVisibility') return NEVER
  const [id, before] = [idNow(newest.subject), oldest.payload.before]
  const page = now.pages.get(id)
  if (!page || before === undefined || page.reveal !== newest.payload.reveal) return CHANGED
  return id.startsWith('characters/')
    ? { undo: { operation: 'setReveal', params: { entityId: id, reveal: before } } }
    : { undo: { operation: 'setEntityVisibility', params: { entityId: id, visible: before !== 'hidden' } } }
}

/** A gift has two sides, which are undone together. */
function undoGift(giftId: string, { now }: UndoContext): Undo {
  return now.gifts.has(giftId) ? { undo: { operation: 'undoGift', params: { giftId } } } : { notUndone: 'back' }
}

function undoAmount(newest: Of<'inventory'>, oldest: ChangeRecord, { now, idNow }: UndoContext): Undo {
  if (newest.payload.sameAmount || oldest.operation !== 'inventory') return NEVER
  const [characterId, itemId] = [idNow(newest.subject), idNow(newest.payload.itemId)]
  const { before: amount } = oldest.payload
  if (amount === undefined) return { notUndone: 'gone' }
  if (!now.pages.has(characterId) || !now.pages.has(itemId)) return CHANGED
  if ((now.amounts.get(`${characterId} ${itemId}`) ?? 0) !== newest.payload.amount) return CHANGED
  return { undo: { operation: 'updateCharacterInventory', params: { characterId, itemId, amount } } }
}

/** At the table, users undo only their own steps, the last one first. */
function undoAtTable(changes: Burst['changes'], { campaignId, userId, nextAtTable }: UndoContext): Undo {
  if (changes.some(({ seq }) => nextAtTable.has(seq)))
    return { undo: { operation: 'undoTable', params: { campaignId } } }
  return { notUndone: changes[0]?.actor === userId ? 'later' : 'others' }
}
