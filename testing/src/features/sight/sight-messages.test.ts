import type { OperationName, TokenSight } from '@waybook/contract'
import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { CAMPAIGN_ID as campaignId } from '../../world/test-server.ts'
import { GATE, KESSA, LAMP } from '../table/table-campaign.ts'
import { MirroredScene } from './mirrored-scene.ts'
import { blind, twoRooms } from './two-rooms.ts'

const IS_LONG = process.env['LONG'] === '1'
const [ROUNDS, STEPS] = IS_LONG ? [4, 40] : [1, 10]

type Call = readonly [OperationName, object]

describe.each(engines)('messages of sight, on $name', ({ take }) => {
  const { table, ids, newest } = twoRooms(take)
  const ask = table.gameMaster

  /** Something that a game master does, at random. Some of it is refused, which is fine. */
  async function happen(draw: () => number): Promise<string> {
    const any = <Item>(...items: readonly [Item, ...Item[]]) => items[Math.floor(draw() * items.length)] ?? items[0]
    const place = () => ({ x: Math.round(draw() * 10_000) / 100, y: Math.round(draw() * 10_000) / 100 })
    const tokenId = any(ids.kessa, ids.odo)
    const light = { bright: 1 + Math.floor(draw() * 2), dim: 4 }
    const sight = any<TokenSight | null>(
      null,
      blind,
      { ...blind, sees: true, range: 3 },
      { ...blind, sees: null, light },
    )
    const change = any(
      { on: false },
      { on: true },
      { groups: any('own', 'party') },
      { dark: any(true, false) },
      { memory: any(true, false) },
      { range: any<number | null>(null, 2, 5) },
    )
    const from = place()
    const points = [from, { x: from.x + 30, y: from.y + 40 }]
    const drawing = { kind: 'line', points: [place(), place()], colour: 'red', audience: 'everyone' }
    const { drawings } = await ask('getDrawings', { sceneId: GATE })
    const walls = (await ask('getSceneWalls', { sceneId: GATE })).walls?.walls ?? []
    const calls: readonly [Call, ...Call[]] = [
      ['updateToken', { tokenId, position: place() }],
      ['updateToken', { tokenId, position: place() }],
      ['updateTokens', { changes: [ids.kessa, ids.odo].map((id) => ({ tokenId: id, position: place() })) }],
      ['updateToken', { tokenId, visible: any(true, true, false) }],
      ['setTokenSight', { tokenId, sight }],
      ['setDoor', { sceneId: GATE, wallId: ids.door, door: any('open', 'closed', 'locked') }],
      ['setDoor', { sceneId: GATE, wallId: ids.door, secret: any(true, false) }],
      ['setSight', { sceneId: GATE, change }],
      ['setSight', { sceneId: GATE, change: { on: true } }],
      ['changeFog', { sceneId: GATE, op: any('reveal', 'cover', 'release'), shape: 'rect', points }],
      ['undoFog', { sceneId: GATE }],
      ['setFogStart', { sceneId: GATE, closed: any(true, false) }],
      ['forgetSeen', { sceneId: GATE }],
      ['changeWalls', { sceneId: GATE, remove: walls.slice(0, 1).map(({ id }) => id) }],
      ['undoWalls', { sceneId: GATE }],
      ['changeLights', { sceneId: GATE, add: [{ at: [900, 900], ...light, on: true, intensity: 1, color: null }] }],
      ['addDrawing', { sceneId: GATE, ...drawing }],
      ['removeDrawing', { drawingId: drawings[0]?.id ?? 'none' }],
      ['undoTable', {}],
      ['setActiveScene', { sceneId: any(GATE, GATE, LAMP) }],
      ['updateCharacterDynamic', { id: KESSA, hitpoints: any(0, 10) }],
    ]
    const [name, params] = any(...calls)
    const { status } = await ask.reply(name, { campaignId, ...params })
    return `${status} ${name} ${JSON.stringify(params)}`
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    '[SIGHT-61] [SIGHT-62] after any changes, a page that received them shows what a page that is opened now shows (%i)',
    { timeout: 600_000 },
    async (seed) => {
      const chance = new Chance(seed, 0)
      const pages = [table.kessa, table.odo].map((member) => ({
        member,
        always: new MirroredScene(table, member, GATE),
        sometimes: new MirroredScene(table, member, GATE),
      }))
      for (const { always, sometimes } of pages) for (const page of [always, sometimes]) await page.open(await newest())
      const done: string[] = []
      for (let step = 0; step < STEPS; step += 1) {
        done.push(await happen(() => chance.next()))
        for (const { member, always, sometimes } of pages) {
          const fresh = new MirroredScene(table, member, GATE)
          await fresh.open(await newest())
          const [wakes] = [chance.next() < 0.2 || step === STEPS - 1]
          for (const page of wakes ? [always, sometimes] : [always]) {
            await page.reconnect(await newest())
            // The last steps say where they went apart.
            expect({ shown: page.shown, done: done.slice(-8) }).toEqual({ shown: fresh.shown, done: done.slice(-8) })
          }
        }
      }
    },
  )
})
