import type { LiveChange, LiveMessage, Token } from '@waybook/contract'

import { type Member } from '../../world/callers.ts'
import { connect, upTo, type LiveClient } from '../live/live-client.ts'
import { type Table, type TableUser } from './table-harness.ts'

/** The fields of a token that can change. */
export type TokenSnapshot = Pick<
  Token,
  'sceneId' | 'position' | 'size' | 'visible' | 'number' | 'elevation' | 'facing' | 'version'
>

export function snapshotOf({ sceneId, position, size, visible, ...rest }: TokenSnapshot): TokenSnapshot {
  const { number, elevation, facing, version } = rest
  return { sceneId, position, size, visible, number, elevation, facing, version }
}

/** A screen at the table: applies the messages it receives in the simplest correct way, and can be disconnected. */
export class Screen {
  readonly tokens = new Map<string, TokenSnapshot>()
  scene: string | null = null
  /** All messages that it has received. */
  readonly recording: string[] = []
  readonly #table: Table
  readonly #address: string
  readonly #who: TableUser
  readonly #ask: Member
  #since: number
  #client: LiveClient | null = null
  #work = Promise.resolve()

  constructor(table: Table, { address, who, since }: { address: string; who: TableUser; since: number }) {
    this.#table = table
    this.#address = address
    this.#who = who
    this.#ask = table[who]
    this.#since = since
  }

  async open(): Promise<void> {
    await this.#askAgain()
    await this.#connect()
  }

  async cut(): Promise<void> {
    this.#client?.socket.terminate()
    await this.#connect()
  }

  say(said: object): void {
    this.#client?.socket.send(JSON.stringify(said))
  }

  /** Waits until the screen shows all changes up to this number, and disconnects it. */
  async settle(newest: number): Promise<void> {
    if (this.#since < newest) await this.#client?.until(upTo(newest))
    await this.#work
    this.#client?.socket.terminate()
  }

  async #connect(): Promise<void> {
    await this.#work
    const cookie = await this.#table[this.#who].cookie()
    const client = await connect(this.#address, { cookie })
    this.#client = client
    client.socket.on('message', (data: Buffer) => {
      this.recording.push(data.toString())
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `connect` has already validated it
      const message = JSON.parse(data.toString()) as LiveMessage
      if (this.#client === client) this.#work = this.#work.then(async () => await this.#hear(message))
    })
    this.say({ type: 'hello', since: this.#since })
  }

  async #hear(message: LiveMessage): Promise<void> {
    if (message.type === 'reload') await this.#askAgain()
    if (message.type === 'change' && message.change) await this.#apply(message.change)
    if ('seq' in message) this.#since = message.seq
  }

  async #apply(change: LiveChange): Promise<void> {
    switch (change.kind) {
      case 'token':
        return this.#put(change.token.id, change.token)
      case 'tokenChanged':
        return this.tokens.has(change.tokenId) ? this.#put(change.tokenId, change) : await this.#askTokens()
      case 'tokenRemoved':
        return void this.tokens.delete(change.tokenId)
      case 'activeScene':
        this.scene = change.sceneId
        return await this.#askTokens()
      case 'import':
      case 'visibility':
      case 'picture':
      case 'written':
        return await this.#askAgain()
      case 'roll':
      case 'rollChanged':
      case 'dynamic':
      case 'inventory':
      case 'check':
      case 'storyPoints':
      case 'encounter':
      case 'handout':
      case 'experience':
      case 'continuity':
      case 'drawing':
      case 'drawingRemoved':
      case 'fog':
      case 'fogOp':
      case 'sceneLayout':
      case 'walls':
      case 'sight':
      case 'sceneSight':
      case 'job':
      case 'jobRemoved':
      case 'grants':
      case 'settings':
      case 'members':
      case 'notes':
      case 'schedule':
      case 'sessions':
      case 'sessionBegan':
      case 'proposals':
      case 'trackers':
      case 'hands':
      case 'hits':
      case 'library':
      case 'sounds':
      case 'displays':
      case 'today':
    }
  }

  #put(id: string, standing: TokenSnapshot): void {
    const known = this.tokens.get(id)
    if (standing.sceneId !== this.scene || (known && known.version > standing.version)) return
    this.tokens.set(id, snapshotOf(standing))
  }

  async #askAgain(): Promise<void> {
    this.scene = (await this.#ask('getActiveScene', {})).sceneId
    await this.#askTokens()
  }

  async #askTokens(): Promise<void> {
    this.tokens.clear()
    if (this.scene === null) return
    for (const token of (await this.#ask('getTokens', { sceneId: this.scene })).tokens) this.#put(token.id, token)
  }
}
