import { reaches, type VisibilityScope } from '@waybook/contract'

import type { ChangeRecord } from '../changes.ts'
import type { RollRecord } from '../dice/queries.ts'

/** What a change may be news of. Whether the player may know is looked up afterwards. */
export type NewsEvent = { readonly at: number; readonly seq: number } & (
  | { readonly kind: 'opened' | 'more' | 'rewritten'; readonly entity: string }
  /** `digest`: of the words of the secret. */
  | { readonly kind: 'secret'; readonly entity: string; readonly digest: string }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'roll'; readonly roll: RollRecord }
  | { readonly kind: 'injury'; readonly entity: string; readonly injury: string }
  | { readonly kind: 'session'; readonly session: string }
  /** `isGiven`: `false` if some were taken. */
  | { readonly kind: 'item'; readonly entity: string; readonly amount: number; readonly isGiven: boolean }
)

type OwnCharacter = Extract<VisibilityScope, { everything: false }>['ownCharacter']

/** `null`: it is none to the player of this character. */
export function eventOf(change: ChangeRecord, ownCharacter: OwnCharacter): NewsEvent | null {
  const { at, seq, subject } = change
  if (isForOthers(change, ownCharacter)) return null
  switch (change.operation) {
    case 'setVisibility':
    case 'write':
    case 'import':
      return pageEvent(change, ownCharacter)
    case 'note':
      return { kind: 'note', at, seq, note: change.payload.noteId }
    case 'roll':
      return { kind: 'roll', at, seq, roll: change.payload }
    case 'dynamic': {
      const injury = change.payload.injured?.at(-1)
      return injury === undefined ? null : { kind: 'injury', at, seq, entity: subject, injury }
    }
    case 'session':
      return { kind: 'session', at, seq, session: change.payload.sessionId }
    case 'inventory': {
      const { itemId: entity, amount, before, sameAmount } = change.payload
      if (subject !== ownCharacter || sameAmount || before === undefined) return null
      return { kind: 'item', at, seq, entity, amount, isGiven: amount > before }
    }
    default:
      return null
  }
}

function isForOthers({ audience, payload }: ChangeRecord, ownCharacter: OwnCharacter): boolean {
  if (audience !== 'readers') return false
  const readers = 'readers' in payload ? payload.readers : undefined
  return ownCharacter === null || readers?.includes(ownCharacter) !== true
}

type PageChange = Extract<ChangeRecord, { operation: 'setVisibility' | 'write' | 'import' }>

function pageEvent(change: PageChange, ownCharacter: OwnCharacter): NewsEvent | null {
  const { at, seq, subject: entity } = change
  if (entity === 'campaign') return null
  const opening = openingOf(change, ownCharacter)
  if (opening) return { kind: opening, at, seq, entity }
  // Something of it was hidden, or it reads otherwise only because another page does.
  if (change.operation === 'setVisibility' || change.payload.reveal || change.payload.what !== 'changed') return null
  if (change.operation === 'import') return { kind: 'rewritten', at, seq, entity }
  const { secret, again, renamed } = change.payload
  if (again || renamed) return null
  if (!secret) return { kind: 'rewritten', at, seq, entity }
  return secret.what === 'revealed' ? { kind: 'secret', at, seq, entity, digest: secret.digest } : null
}

/** How a change opened a page to the player of a character, if it did. */
export function openingOf(change: ChangeRecord, ownCharacter: OwnCharacter): 'opened' | 'more' | null {
  switch (change.operation) {
    case 'setVisibility': {
      const { visible, reveal = visible ? 'page' : 'hidden', before = 'hidden' } = change.payload
      return steps({ before, after: reveal })
    }
    case 'write':
    case 'import': {
      const { what, reveal, gained } = change.payload
      if (what === 'added') return 'opened'
      if (ownCharacter !== null && gained?.includes(ownCharacter)) return 'opened'
      return reveal ? steps(reveal) : null
    }
    default:
      return null
  }
}

type Reveals = Required<Extract<PageChange, { operation: 'import' }>['payload']>['reveal']

function steps({ before, after }: Reveals): 'opened' | 'more' | null {
  if (after === 'hidden' || reaches(before, after)) return null
  return before === 'hidden' ? 'opened' : 'more'
}
