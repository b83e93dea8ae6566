import { randomUUID } from 'node:crypto'

import type { OperationName, Token } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'

import { type Member } from '../../world/callers.ts'
import { openCampaign } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { Screen, snapshotOf, type TokenSnapshot } from './screen.ts'
import { GATE, KESSA, LAMP, ODO, ZEBULON, tableCampaign } from './table-campaign.ts'
import { type Table, type TableUser, tableUsers } from './table-harness.ts'

const RUNS = process.env['LONG'] ? 1000 : 12

const editor = constantFrom<TableUser>('gameMaster', 'other')
const what = <What extends string>(name: What) => constantFrom<What>(name)
const which = nat(4)

const happening = oneof(
  record({ what: what('add'), by: editor, characterId: constantFrom(KESSA, ODO, ZEBULON), visible: boolean() }),
  record({
    what: what('move'),
    by: constantFrom<TableUser>('gameMaster', 'other', 'kessa'),
    which,
    x: nat(100),
    retries: nat(1),
  }),
  record({ what: what('show'), by: editor, which, visible: boolean() }),
  record({ what: what('addThree'), by: editor, characterId: constantFrom(ODO, ZEBULON), visible: boolean() }),
  record({ what: what('moveThree'), by: editor, which, x: nat(100) }),
  record({ what: what('remove'), by: editor, which }),
  record({ what: what('scene'), by: editor, sceneId: constantFrom(GATE, LAMP) }),
  record({ what: constantFrom('undoTable' as const, 'redoTable' as const), by: editor }),
  record({ what: what('drag'), by: constantFrom<TableUser>('gameMaster', 'kessa'), which, x: nat(100) }),
  record({ what: what('cut'), screen: nat(3) }),
)
type Happening = typeof happening extends Arbitrary<infer One> ? One : never

/** Steps of concurrent events. */
const scenario = array(array(happening, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 15 })

/** Regressions: named sequences after which two screens once disagreed. */
const regressions: readonly [name: string, scenario: Happening[][]][] = []

/** The expected state of the table, from a simple sequential model. */
class Model {
  readonly tokens = new Map<string, Token>()
  scene: string | null = null

  async copy(ask: Member): Promise<void> {
    this.scene = (await ask('getActiveScene', {})).sceneId
    this.tokens.clear()
    for (const sceneId of [GATE, LAMP])
      for (const token of (await ask('getTokens', { sceneId })).tokens) this.tokens.set(token.id, token)
  }

  seenBy(who: TableUser): Map<string, TokenSnapshot> {
    const isSeen = ({ visible, characterId }: Token) => who !== 'kessa' || (visible && characterId !== ZEBULON)
    const seen = [...this.tokens.values()].filter((token) => token.sceneId === this.scene && isSeen(token))
    return new Map(seen.map((token) => [token.id, snapshotOf(who === 'kessa' ? { ...token, number: null } : token)]))
  }
}

/** Runs the events and updates the model from the responses. */
class Scenario {
  readonly model = new Model()
  readonly #table: Table
  readonly #screens: readonly Screen[]

  constructor(table: Table, screens: readonly Screen[]) {
    this.#table = table
    this.#screens = screens
  }

  async happen(happenings: readonly Happening[]): Promise<void> {
    const ids = [...this.model.tokens.keys()]
    const removed = new Set<string>()
    const idOf = (place: number) => ids[place % ids.length] ?? 'nobody'
    await Promise.all(
      happenings.map(async (one) => {
        if ('which' in one && one.what === 'remove') removed.add(idOf(one.which))
        await this.#do(one, idOf)
      }),
    )
    const unsure = happenings.filter((one) => one.what.endsWith('Table') || one.what === 'scene').length
    if (unsure > 0) return await this.model.copy(this.#table.gameMaster)
    for (const id of removed) this.model.tokens.delete(id)
  }

  async #do(one: Happening, idOf: (place: number) => string): Promise<void> {
    switch (one.what) {
      case 'add': {
        const { characterId, visible } = one
        const token = {
          sceneId: this.model.scene ?? GATE,
          characterId,
          position: { x: 1, y: 1 },
          size: 'small',
          visible,
        }
        return await this.#write(one.by, 'addToken', token)
      }
      case 'addThree': {
        const { characterId, visible } = one
        const positions = [1, 2, 3].map((x) => ({ x, y: 3 }))
        const tokens = { sceneId: this.model.scene ?? GATE, characterId, positions, size: 'small', visible }
        return await this.#write(one.by, 'addTokens', tokens)
      }
      case 'moveThree': {
        const ids = new Set([0, 1, 2].map((more) => idOf(one.which + more)))
        const changes = [...ids].map((tokenId) => ({ tokenId, position: { x: one.x, y: 70 }, facing: one.x }))
        return await this.#write(one.by, 'updateTokens', { changes })
      }
      case 'move':
        return await this.#move(one, idOf(one.which))
      case 'show':
        return await this.#write(one.by, 'updateToken', { tokenId: idOf(one.which), visible: one.visible })
      case 'remove':
        return await this.#write(one.by, 'removeToken', { tokenId: idOf(one.which) })
      case 'scene':
        return await this.#write(one.by, 'setActiveScene', { sceneId: one.sceneId })
      case 'undoTable':
      case 'redoTable':
        return await this.#write(one.by, one.what, {})
      case 'drag':
        return this.#drag(one, idOf(one.which))
      case 'cut':
        return await this.#screens[one.screen]?.cut()
    }
  }

  /** Repeats the request as if the response had been lost. */
  async #move({ by, x, retries }: Extract<Happening, { what: 'move' }>, tokenId: string): Promise<void> {
    const { version } = this.model.tokens.get(tokenId) ?? {}
    const [id, params] = [randomUUID(), { tokenId, position: { x, y: 50 }, version }]
    for (let turn = 0; turn <= retries; turn += 1) await this.#write(by, 'updateToken', params, id)
  }

  #drag({ by, x }: Extract<Happening, { what: 'drag' }>, tokenId: string): void {
    const { version = 0 } = this.model.tokens.get(tokenId) ?? {}
    this.#screens[by === 'kessa' ? 2 : 0]?.say({ type: 'drag', tokenId, position: { x, y: 50 }, version })
  }

  async #write(by: TableUser, operation: OperationName, params: object, id: string = randomUUID()): Promise<void> {
    const { status, body, text } = await this.#table[by].reply(operation, { campaignId: CAMPAIGN_ID, ...params }, id)
    if (status >= 500) throw new Error(text)
    const changed = [body['token'], body['tokens']].flat() as (Token | undefined)[]
    for (const token of changed)
      if (token && token.version > (this.model.tokens.get(token.id)?.version ?? 0))
        this.model.tokens.set(token.id, token)
  }
}

it('[TABLE-30] all screens converge despite concurrent moves, hiding, removals and undo, and despite disconnections', async () => {
  const table = await openCampaign(tableCampaign, tableUsers)
  const address = await table.address()
  const ask = table.gameMaster
  await ask('setGrant', { grant: 'moveOwnToken', granted: true })
  const records = table.records()

  const converges = asyncProperty(scenario, async (steps) => {
    await ask('setActiveScene', { sceneId: GATE })
    const since = await newestSeq(records)
    const people = ['gameMaster', 'other', 'kessa', 'kessa'] as const
    const screens = people.map((who) => new Screen(table, { address, who, since }))
    await Promise.all(screens.map(async (screen) => await screen.open()))
    const night = new Scenario(table, screens)
    await night.model.copy(ask)
    for (const step of steps) await night.happen(step)
    const newest = await newestSeq(records)
    await Promise.all(screens.map(async (screen) => await screen.settle(newest)))
    for (const [index, who] of people.entries()) {
      expect({ who, scene: screens[index]?.scene }).toEqual({ who, scene: night.model.scene })
      expect({ who, tokens: screens[index]?.tokens }).toEqual({ who, tokens: night.model.seenBy(who) })
    }
    const sent = screens.slice(2).flatMap(({ recording }) => recording)
    const hidden = [...night.model.tokens.values()].filter(({ characterId }) => characterId === ZEBULON)
    expect(hidden.filter(({ id }) => sent.some((text) => text.includes(id)))).toEqual([])
    for (const { id } of night.model.tokens.values()) await ask('removeToken', { tokenId: id })
  })
  await assert(converges, {
    numRuns: RUNS,
    examples: regressions.map(([, steps]) => [steps]),
    ...(process.env['LONG'] ? {} : { seed: 5 }),
  })
})
