import { reaches, type VisibilityScope } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'

import type { RollRecord } from './dice/queries.ts'
import type { VisibilityChange } from './entities/visibility.ts'
import type { ImportChange } from './imports/import-changes.ts'
import type { WrittenChange } from './writing/log-written.ts'

/** The news in a change. A later step checks whether the player may know it. */
export type NewsEvent = { readonly at: number; readonly seq: number } & (
  | { readonly kind: 'opened' | 'more' | 'rewritten'; readonly entity: string }
  /** `digest`: a hash of the secret's words. */
  | { readonly kind: 'secret'; readonly entity: string; readonly digest: string }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'roll'; readonly roll: RollRecord }
  | { readonly kind: 'injury'; readonly entity: string; readonly injury: string }
  | { readonly kind: 'session'; readonly session: string }
  /** `isGiven`: `false` if some were taken. */
  | { readonly kind: 'item'; readonly entity: string; readonly amount: number; readonly isGiven: boolean }
)

/** The character of a player; `null` if they have none. */
export type OwnCharacter = Extract<VisibilityScope, { everything: false }>['ownCharacter']

export type PageChange = LoggedChange<VisibilityChange> | LoggedChange<WrittenChange> | LoggedChange<ImportChange>

/** The news in a change of a page. */
export function pageNews(change: PageChange, ownCharacter: OwnCharacter): NewsEvent | null {
  const { at, seq, subject: entity } = change
  if (entity === 'campaign') return null
  const opening = openingOf(change, ownCharacter)
  if (opening) return { kind: opening, at, seq, entity }
  // Part of the page was hidden, or its text changed only because another page did.
  if (change.operation === 'setVisibility' || change.payload.reveal || change.payload.what !== 'changed') return null
  if (change.operation === 'import') return { kind: 'rewritten', at, seq, entity }
  const { secret, again, renamed } = change.payload
  if (again || renamed) return null
  if (!secret) return { kind: 'rewritten', at, seq, entity }
  return secret.what === 'revealed' ? { kind: 'secret', at, seq, entity, digest: secret.digest } : null
}

/** How a change revealed a page to a character's player; `null` if it did not. */
export function openingOf(change: PageChange, ownCharacter: OwnCharacter): 'opened' | 'more' | null {
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
  }
}

type Reveals = Required<Extract<PageChange, { operation: 'import' }>['payload']>['reveal']

function steps({ before, after }: Reveals): 'opened' | 'more' | null {
  if (after === 'hidden' || reaches(before, after)) return null
  return before === 'hidden' ? 'opened' : 'more'
}
