import { createHash } from 'node:crypto'

import { maySee, scopeOf, type Person, type Viewer } from '@waybook/contract'

import type { CardRecord } from '#features/entities/entity-record.ts'

import type { Connection } from './connection.ts'
import type { ConnectedUser } from './server-message.ts'

export type Character = Pick<CardRecord, 'id' | 'name' | 'reveal' | 'readers'>

/** A user's presence on one server. */
export interface Place {
  readonly user: ConnectedUser
  readonly character: Character | null
  /** Expiry in milliseconds of `monotonicNow`. The user counts as gone unless their server announces them before. */
  readonly expiresMs: number
}

/** A connected user, with any number of tabs on any server. */
export interface Present {
  readonly id: string
  /** By server. Other users see the first one. */
  readonly places: Map<string, Place>
  /** The user's connections to this server. */
  readonly connections: Set<Connection>
}

/** A user who is not connected yet. The id is the same on every server, and does not reveal the user's id. */
export function newcomer(campaignId: string, userId: string): Present {
  const id = createHash('sha256')
    .update(JSON.stringify([campaignId, userId]))
    .digest('base64url')
  return { id, places: new Map(), connections: new Set() }
}

export function shownPlace({ places }: Present): Place | undefined {
  const [first] = places.values()
  return first
}

export function toPerson(id: string, { user, character }: Place, viewer: Viewer): Person {
  const known =
    character && maySee(scopeOf(viewer), character, 'name') ? { id: character.id, name: character.name } : null
  return { id, firstName: user.firstName, role: user.role, character: known }
}
