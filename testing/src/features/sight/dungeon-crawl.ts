import { inflateSync } from 'node:zlib'

import type { LiveChange, LiveMessage, SceneMap, SceneWall } from '@waybook/contract'

import type { Member } from '../../world/callers.ts'
import type { OpenCampaign } from '../../world/open-campaign.ts'
import { type LiveClient, upTo } from '../live/live-client.ts'
import { DUNGEON, dungeonSize, dungeonWalls, heroes, lattice, MONSTER, TOKEN_RADIUS } from './dungeon.ts'
import { ReceivedTiles } from './received-tiles.ts'
import { bitsOf, type Cells, cellsOf, isIn, type Point, seenFrom, showsToken } from './sight-oracle.ts'

/** A player of the crawl, with everything that their page has received. */
interface Crawler {
  readonly hero: string
  readonly member: Member
  readonly client: LiveClient
  /** The tokens that their page has, where it has them. */
  readonly tokens: Map<string, Point>
  readonly tiles: ReceivedTiles
  map: SceneMap
  /** What they remember, by the oracle. */
  memory: Cells
}

/** What a player's page has received, and what the oracle says. */
interface Comparison {
  readonly received: object
  readonly expected: object
}

interface Standing {
  readonly id: string
  readonly character: string
  position: Point
  visible: boolean
}

type Rect = readonly [Point, Point]
type Act = 'reveal' | 'cover' | 'release'

const none = cellsOf(dungeonSize, () => false)
const each = (draw: (column: number, row: number) => boolean) => cellsOf(dungeonSize, draw)
const has = (cells: Cells, column: number, row: number) => cells[row]?.[column] === true

/** Five players in a dungeon, each of whom sees alone. After every step, all that they have received is compared with the oracle. */
export class DungeonCrawl {
  readonly #master: Member
  readonly #newest: () => Promise<number>
  readonly #draw: () => number
  readonly #tokens: Standing[] = []
  /** What the hand last did with each cell. */
  #hand: readonly (readonly Act[])[] = none.map((row) => row.map(() => 'release'))
  #crawlers: Crawler[] = []
  #walls: readonly SceneWall[] = []
  #frames = 0
  /** The most bytes that a player received after one step, in frames and tiles. */
  bytesMost = 0

  /** `draw`: a number from 0 to below 1. */
  constructor(campaign: OpenCampaign, newest: () => Promise<number>, draw: () => number) {
    this.#master = campaign.gameMaster
    this.#newest = newest
    this.#draw = draw
  }

  /** How many frames and tiles were compared. */
  get compared(): number {
    return this.#crawlers.reduce((sum, { tiles }) => sum + tiles.compared, this.#frames)
  }

  async begin(players: readonly Member[], join: (member: Member) => Promise<LiveClient>): Promise<Comparison[]> {
    const ask = this.#master
    await ask('setActiveScene', { sceneId: DUNGEON })
    await ask('changeWalls', { sceneId: DUNGEON, add: dungeonWalls(this.#draw) })
    await this.#readWalls()
    for (const character of [...heroes, MONSTER]) {
      const position = this.#place()
      const { token } = await ask('addToken', {
        sceneId: DUNGEON,
        characterId: character,
        position,
        size: 'medium',
        visible: true,
      })
      this.#tokens.push({ id: token.id, character, position, visible: true })
    }
    await ask('setSight', { sceneId: DUNGEON, change: { on: true, groups: 'own' } })
    for (const [index, member] of players.entries()) {
      const client = await join(member)
      const { map } = await member('getSceneMap', { sceneId: DUNGEON })
      if (!map) throw new Error('The scene has no map')
      const { tokens } = await member('getTokens', { sceneId: DUNGEON })
      const known = new Map(tokens.map(({ id, position }) => [id, position]))
      const received = { tokens: known, map, tiles: new ReceivedTiles(member, map.address), memory: none }
      this.#crawlers.push({ hero: heroes[index] ?? '', member, client, ...received })
    }
    return await this.#compareAll(0)
  }

  /** Does something at random, and compares. */
  async step(): Promise<Comparison[]> {
    const since = await this.#newest()
    await this.#act()
    return await this.#compareAll(since)
  }

  async #compareAll(since: number): Promise<Comparison[]> {
    const comparisons: Comparison[] = []
    for (const crawler of this.#crawlers) comparisons.push(await this.#compare(crawler, since))
    return comparisons
  }

  async #act(): Promise<void> {
    const ask = this.#master
    const chance = this.#draw()
    const [token, other] = [this.#any(this.#tokens), this.#any(this.#tokens)]
    if (chance < 0.4) await this.#move(token)
    else if (chance < 0.5 && token !== other) await this.#move(token, other)
    else if (chance < 0.58) {
      token.visible = !token.visible
      await ask('updateToken', { tokenId: token.id, visible: token.visible })
    } else if (chance < 0.7) await this.#stroke()
    else if (chance < 0.74) await this.#turnWall()
    else await this.#turnDoor()
  }

  /** Moves tokens at once. */
  async #move(...moving: readonly Standing[]): Promise<void> {
    for (const one of moving) one.position = this.#place()
    const changes = moving.map(({ id: tokenId, position }) => ({ tokenId, position }))
    await this.#master('updateTokens', { changes })
  }

  async #turnDoor(): Promise<void> {
    const doors = this.#walls.filter(({ kind }) => kind === 'door')
    if (doors.length === 0) return
    const { id: wallId, door } = this.#any(doors)
    await this.#master('setDoor', { sceneId: DUNGEON, wallId, door: door === 'open' ? 'closed' : 'open' })
    await this.#readWalls()
  }

  async #turnWall(): Promise<void> {
    const { id, version: _, ...wall } = this.#any(this.#walls.filter(({ kind }) => kind !== 'door'))
    const kind = wall.kind === 'wall' ? 'low' : 'wall'
    await this.#master('changeWalls', { sceneId: DUNGEON, change: [{ ...wall, id, kind }] })
    await this.#readWalls()
  }

  async #stroke(): Promise<void> {
    const act = this.#any<Act>(['reveal', 'cover', 'release', 'release'])
    const from = { x: this.#draw() * 80, y: this.#draw() * 80 }
    const rect: Rect = [from, { x: from.x + 5 + this.#draw() * 20, y: from.y + 5 + this.#draw() * 20 }]
    await this.#master('changeFog', { sceneId: DUNGEON, op: act, shape: 'rect', points: [...rect] })
    this.#hand = this.#hand.map((row, y) => row.map((before, x) => (isIn(dungeonSize, rect, x, y) ? act : before)))
  }

  async #readWalls(): Promise<void> {
    this.#walls = (await this.#master('getSceneWalls', { sceneId: DUNGEON })).walls?.walls ?? []
  }

  /** A place in a room, with a distance to all walls. */
  #place(): Point {
    const [column, row] = [Math.floor(this.#draw() * 3), Math.floor(this.#draw() * 2)]
    const within = () => 0.1 + this.#draw() * 0.3 + (this.#draw() < 0.5 ? 0 : 0.5)
    const rounded = (percent: number) => Math.round(percent * 100) / 100
    return { x: rounded(((column + within()) / 3) * 100), y: rounded(((row + within()) / 2) * 100) }
  }

  #any<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#draw() * items.length)]
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }

  /** What the oracle says that a player sees, and has on their map. */
  #oracle({ hero, memory }: Crawler): { readonly seen: Cells; readonly shown: Cells; readonly memory: Cells } {
    const own = this.#tokens.filter(({ character, visible }) => visible && character === hero)
    const bySight = seenFrom(
      dungeonSize,
      this.#walls,
      own.map(({ position }) => latticeOf(position)),
    )
    const actAt = (column: number, row: number) => this.#hand[row]?.[column] ?? 'release'
    const seen = each((x, y) => actAt(x, y) === 'reveal' || (has(bySight, x, y) && actAt(x, y) !== 'cover'))
    const remembered = each((x, y) => has(memory, x, y) || (has(bySight, x, y) && actAt(x, y) !== 'cover'))
    const shown = each((x, y) => actAt(x, y) === 'reveal' || (has(remembered, x, y) && actAt(x, y) !== 'cover'))
    return { seen, shown, memory: remembered }
  }

  async #compare(crawler: Crawler, since: number): Promise<Comparison> {
    const { seen, shown, memory } = this.#oracle(crawler)
    crawler.memory = memory
    const frames = since === 0 ? [] : framesAfter(await crawler.client.until(upTo(await this.#newest())), since)
    for (const change of frames) apply(crawler, change)
    const standing = this.#tokens.filter(
      ({ character, visible, position }) =>
        visible && (character === crawler.hero || showsToken(seen, latticeOf(position), TOKEN_RADIUS)),
    )
    const expected = new Map(standing.map(({ id, position }) => [id, position]))
    const { sight, tiles } = crawler.map
    const fresh = (await crawler.member('getSceneMap', { sceneId: DUNGEON })).map
    const hidden = this.#walls.filter(
      ({ kind, secret, door }) => kind !== 'door' || (secret === true && door !== 'open'),
    )
    const text = JSON.stringify([frames, sight])
    const bytesBefore = crawler.tiles.bytes
    const pixels = await crawler.tiles.wrongPixels(tiles ?? [], shown)
    const bytes = Buffer.byteLength(JSON.stringify(frames)) + crawler.tiles.bytes - bytesBefore
    this.#frames += frames.length
    this.bytesMost = Math.max(this.bytesMost, bytes)
    return {
      received: {
        // A frame gives the places of tokens as they are now, and of no other tokens.
        tokens: sorted(crawler.tokens),
        strangers: tokensIn(frames).filter((id) => !expected.has(id)),
        seen: inflateSync(Buffer.from(sight?.seen ?? '', 'base64')),
        walls: hidden.filter(({ id }) => text.includes(id)),
        pixels,
        tiles: new Map(tiles),
        sight,
      },
      expected: {
        tokens: sorted(expected),
        strangers: [],
        seen: bitsOf(seen),
        walls: [],
        pixels: [],
        tiles: new Map(fresh?.tiles),
        sight: fresh?.sight,
      },
    }
  }
}

/** The place of a token in quarter pixels. */
function latticeOf({ x, y }: Point): Point {
  return { x: Math.round((x / 100) * lattice.width), y: Math.round((y / 100) * lattice.height) }
}

function framesAfter(messages: readonly LiveMessage[], since: number): LiveChange[] {
  return messages.flatMap((one) => (one.type === 'change' && one.seq > since && one.change ? [one.change] : []))
}

function tokensIn(changes: readonly LiveChange[]): string[] {
  return changes.flatMap((change) => {
    if (change.kind === 'token') return [change.token.id]
    return change.kind === 'tokenChanged' ? [change.tokenId] : []
  })
}

/** Does with a change what a page does. */
function apply(crawler: Crawler, change: LiveChange): void {
  if (change.kind === 'token') crawler.tokens.set(change.token.id, change.token.position)
  if (change.kind === 'tokenChanged') crawler.tokens.set(change.tokenId, change.position)
  if (change.kind === 'tokenRemoved') crawler.tokens.delete(change.tokenId)
  if (change.kind !== 'sight') return
  const { seen, bright, doors, version } = change
  const tiles = [...new Map([...(crawler.map.tiles ?? []), ...change.tiles])].filter(([, key]) => key !== null)
  crawler.map = { ...crawler.map, tiles, version, sight: { seen, bright, doors } }
}

const sorted = (tokens: ReadonlyMap<string, Point>) => [...tokens].toSorted(([a], [b]) => (a < b ? -1 : 1))
