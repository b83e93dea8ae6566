import { isDeepStrictEqual } from 'node:util'

import { everything, type LiveMessage, type Person, type Viewer } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { readNames } from '#features/entities/names.ts'
import { viewerOf } from '#features/request-context.ts'
import { monotonicNow } from '#runtime/rate-limiter.ts'

import { encodeMessage, type Connection } from './connection.ts'
import { newcomer, shownPlace, toPerson, type Character, type Place, type Present } from './present.ts'
import { USERS_A_MESSAGE, type Announce, type ConnectedUser, type ServerMessage } from './server-message.ts'

/** How often a server announces its users, and the time without an announcement after which they count as gone. */
export const ANNOUNCE_EVERY_MS = 2000
const EXPIRES_AFTER_MS = 3 * ANNOUNCE_EVERY_MS

type PresenceMessage = Extract<ServerMessage, { type: 'here' | 'gone' | 'who' }>

interface Options {
  readonly campaignId: string
  /** The id of this server. */
  readonly server: string
  readonly records: CampaignTables
  readonly announce: Announce
}

/** The users connected to a campaign, on any server. Notifies the users on this server when someone joins or leaves. */
export class Presence {
  readonly #options: Options
  /** The connected users by user id, which is not sent to other users. */
  readonly #people = new Map<string, Present>()
  /** Messages of other servers are processed one at a time, in order of arrival. */
  #hearing = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  async enter(connection: Connection): Promise<void> {
    const { announce, server } = this.#options
    const { viewer, identity, firstName } = connection
    const user = { ...viewerOf(identity), firstName }
    const characters = await this.#charactersOf([user])
    if (!connection.open) return
    const isAlone = this.#own().length === 0
    const person = this.#put(server, { user, character: characterIn(characters, user) ?? null, expiresMs: Infinity })
    person.connections.add(connection)
    const people = [...this.#people.values()].flatMap((one) => {
      const place = shownPlace(one)
      return place ? [toPerson(one.id, place, viewer)] : []
    })
    connection.send({ type: 'presence', people })
    announce({ type: 'here', server, users: [user] })
    if (isAlone) announce({ type: 'who' })
  }

  leave(connection: Connection): void {
    const { announce, server } = this.#options
    const userId = connection.identity.user.id
    const person = this.#people.get(userId)
    if (!person?.connections.delete(connection) || person.connections.size > 0) return
    this.#remove(userId, server)
    announce({ type: 'gone', server, userId })
  }

  /** A connected user as a viewer sees them. */
  personOf(userId: string, viewer: Viewer): Person | null {
    const person = this.#people.get(userId)
    const place = person && shownPlace(person)
    return person && place ? toPerson(person.id, place, viewer) : null
  }

  async hear(message: PresenceMessage): Promise<void> {
    const heard = this.#hearing.then(async () => await this.#hear(message))
    this.#hearing = heard.catch(() => {})
    await heard
  }

  /** Announces the users of this server to the others, and removes expired users of other servers. */
  repeat(): void {
    const { announce, server } = this.#options
    const users = this.#own()
    for (let start = 0; start < users.length; start += USERS_A_MESSAGE)
      announce({ type: 'here', server, users: users.slice(start, start + USERS_A_MESSAGE) })
    const now = monotonicNow()
    for (const [userId, { places }] of this.#people)
      for (const [other, { expiresMs }] of places) if (expiresMs < now) this.#remove(userId, other)
  }

  /** Updates characters that may have been renamed, shown or hidden. */
  async refresh(): Promise<void> {
    const users = [...this.#people.values()].flatMap(({ places }) => [...places.values()].map(({ user }) => user))
    const characters = await this.#charactersOf(users)
    for (const { places } of this.#people.values())
      for (const [server, place] of places) {
        const character = characterIn(characters, place.user)
        if (character !== undefined) this.#put(server, { ...place, character })
      }
  }

  async #hear(message: PresenceMessage): Promise<void> {
    if (message.type === 'who') return this.repeat()
    if (message.type === 'gone') return this.#remove(message.userId, message.server)
    const { users, server } = message
    const placeOf = ({ userId }: ConnectedUser) => this.#people.get(userId)?.places.get(server)
    const characters = await this.#charactersOf(users.filter((user) => !isSameUser(placeOf(user)?.user, user)))
    const expiresMs = monotonicNow() + EXPIRES_AFTER_MS
    for (const user of users) {
      const found = characterIn(characters, user)
      this.#put(server, {
        user,
        character: found === undefined ? (placeOf(user)?.character ?? null) : found,
        expiresMs,
      })
    }
  }

  /** The users who are connected to this server. */
  #own(): ConnectedUser[] {
    return [...this.#people.values()].flatMap(({ places }) => places.get(this.#options.server)?.user ?? [])
  }

  /** The characters of the users by id. `null` if there is no such character. */
  async #charactersOf(users: readonly ConnectedUser[]): Promise<Map<string, Character | null>> {
    const ids = [...new Set(users.flatMap(({ characterId }) => characterId ?? []))]
    if (ids.length === 0) return new Map()
    const found = await readNames(this.#options.records, ids, everything)
    return new Map(ids.map((id) => [id, found.find((one) => one.id === id) ?? null]))
  }

  #put(server: string, place: Place): Present {
    const { userId } = place.user
    const person = this.#people.get(userId) ?? newcomer(this.#options.campaignId, userId)
    const before = shownPlace(person)
    person.places.set(server, place)
    this.#people.set(userId, person)
    this.#notify(person, before)
    return person
  }

  #remove(userId: string, server: string): void {
    const person = this.#people.get(userId)
    if (!person) return
    const before = shownPlace(person)
    person.places.delete(server)
    if (person.places.size === 0) this.#people.delete(userId)
    this.#notify(person, before)
  }

  /** Sends a changed person to the viewers who see the change. Encodes the message once for all viewers with the same message. */
  #notify(person: Present, before: Place | undefined): void {
    const place = shownPlace(person)
    if (place === before) return
    const texts = new Map<boolean, Buffer>()
    for (const { connections } of this.#people.values())
      for (const connection of connections) {
        const [was, sent] = [before, place].map((one) => one && toPerson(person.id, one, connection.viewer))
        if (isDeepStrictEqual(was, sent)) continue
        const key = Boolean(sent?.character)
        const message: LiveMessage = sent ? { type: 'joined', person: sent } : { type: 'left', personId: person.id }
        const text = texts.get(key) ?? encodeMessage(message)
        texts.set(key, text)
        connection.write(text)
      }
  }
}

/** `undefined` if the character was not looked up. */
function characterIn(
  found: ReadonlyMap<string, Character | null>,
  { characterId }: ConnectedUser,
): Character | null | undefined {
  return characterId === null ? null : found.get(characterId)
}

function isSameUser(one: ConnectedUser | undefined, other: ConnectedUser): boolean {
  return one?.firstName === other.firstName && one.role === other.role && one.characterId === other.characterId
}
