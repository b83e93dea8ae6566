import { randomUUID } from 'node:crypto'

import { maySee, scopeOf, type Person, type Viewer } from '@waybook/contract'

import type { CardRecord } from '#features/entities/entity-record.ts'
import type { Repositories } from '#features/repositories.ts'

import { encodeMessage, type Connection } from './connection.ts'

type Character = Pick<CardRecord, 'id' | 'name' | 'shown'>

/** A connected user, with any number of tabs. */
interface Present {
  readonly id: string
  readonly firstName: string
  readonly viewer: Viewer
  readonly connections: Set<Connection>
  character: Character | null
}

/** The users connected to a campaign. Notifies all of them when someone joins or leaves. */
export class Presence {
  readonly #records: Repositories
  /** By user id, which is not sent to other users. */
  readonly #people = new Map<string, Present>()

  constructor(records: Repositories) {
    this.#records = records
  }

  async enter(connection: Connection): Promise<void> {
    const { viewer, firstName } = connection
    const character = await this.#characterOf(viewer)
    if (!connection.open) return
    const known = this.#people.get(viewer.userId)
    const person = known ?? { id: randomUUID(), firstName, viewer, connections: new Set(), character }
    if (!known) this.#notifyOthers(person)
    this.#people.set(viewer.userId, person)
    person.connections.add(connection)
    const people = [...this.#people.values()].map((one) => toPerson(one, viewer))
    connection.send({ type: 'presence', people })
  }

  leave(connection: Connection): void {
    const { userId } = connection.viewer
    const person = this.#people.get(userId)
    if (!person?.connections.delete(connection) || person.connections.size > 0) return
    this.#people.delete(userId)
    const text = encodeMessage({ type: 'left', personId: person.id })
    for (const { connections } of this.#people.values()) connections.forEach((one) => one.write(text))
  }

  /** Updates characters that may have been renamed, shown or hidden. */
  async refresh(): Promise<void> {
    for (const person of this.#people.values()) {
      const character = await this.#characterOf(person.viewer)
      const isSame = character?.name === person.character?.name && character?.shown === person.character?.shown
      person.character = character
      if (!isSame) this.#notifyOthers(person)
    }
  }

  async #characterOf({ characterId }: Viewer): Promise<Character | null> {
    if (characterId === null) return null
    const [card] = await this.#records.entities.cards([characterId], { everything: true })
    return card ?? null
  }

  /** Encodes the message once for all viewers who get the same one. */
  #notifyOthers(person: Present): void {
    const texts = new Map<boolean, Buffer>()
    for (const { viewer, connections } of this.#people.values()) {
      const sent = toPerson(person, viewer)
      const key = sent.character !== null
      const text = texts.get(key) ?? encodeMessage({ type: 'joined', person: sent })
      texts.set(key, text)
      connections.forEach((connection) => connection.write(text))
    }
  }
}

function toPerson({ id, firstName, viewer: { role }, character }: Present, viewer: Viewer): Person {
  const known = character && maySee(scopeOf(viewer), character) ? { id: character.id, name: character.name } : null
  return { id, firstName, role, character: known }
}
