import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { ParamsOf } from '@waybook/contract'
import sharp from 'sharp'

import { temporaryFolder } from '../../stores/temporary-folder.ts'
import type { Size } from './sight-oracle.ts'

export const DUNGEON = 'scenes/dungeon'
export const MONSTER = 'characters/monster'
export const heroes = ['ada', 'bo', 'cleo', 'dov', 'eli'].map((name) => `characters/${name}`)

/** The size of the picture in pixels: small, because the oracle is slow. */
const [WIDTH, HEIGHT] = [240, 160]
/** The size of the picture in quarter pixels. */
export const lattice = { width: WIDTH * 4, height: HEIGHT * 4 }
export const dungeonSize: Size = { columns: WIDTH / 4, rows: HEIGHT / 4 }
/** The size of a medium token on a scene without a grid: 7 percent of the width is its diameter. */
export const TOKEN_RADIUS = (lattice.width * 7) / 200

const person = (name: string, more = '') => `---\nname: ${name}\nvisible: true\n${more}---\n`

/** The folder of a campaign with the dungeon, whose picture is magenta, five heroes and a monster. */
export async function dungeonFolder(): Promise<string> {
  const folder = await temporaryFolder()
  const texts = {
    'campaign.yaml': 'name: The Dungeon\n',
    [`${DUNGEON}.md`]: '---\nname: The dungeon\nvisible: true\n---\n',
    [`${MONSTER}.md`]: person('A monster'),
    ...Object.fromEntries(heroes.map((id) => [`${id}.md`, person(id.slice(11), 'tags: [party-member]\n')])),
  }
  for (const part of ['scenes', 'characters']) await mkdir(path.join(folder, part))
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(folder, file), text)
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ff00ff' } })
  await writeFile(path.join(folder, `${DUNGEON}.png`), await picture.png().toBuffer())
  return folder
}

type NewWall = NonNullable<ParamsOf<'changeWalls'>['add']>[number]
type Opening = Pick<NewWall, 'kind'> & Partial<NewWall>

const openings: readonly Opening[] = [
  { kind: 'door', door: 'closed' },
  { kind: 'door', door: 'open' },
  { kind: 'door', door: 'closed', secret: true },
  { kind: 'window' },
  { kind: 'curtain' },
  { kind: 'low' },
  { kind: 'wall', oneWay: true },
]

/** A room is as wide as it is high. */
const ROOM = 320
const [GAP, GAP_END] = [128, 192]

/** Six rooms. In the middle of each wall between two of them is an opening of a random kind. `draw`: a number from 0 to below 1. */
export function dungeonWalls(draw: () => number): NewWall[] {
  const between = (from: readonly [number, number], along: 'x' | 'y'): NewWall[] => {
    const at = (way: number): [number, number] => (along === 'x' ? [from[0] + way, from[1]] : [from[0], from[1] + way])
    const opening = openings[Math.floor(draw() * openings.length)] ?? { kind: 'window' }
    return [
      { kind: 'wall', from: at(0), to: at(GAP) },
      { ...opening, from: at(GAP), to: at(GAP_END) },
      { kind: 'wall', from: at(GAP_END), to: at(ROOM) },
    ]
  }
  return [
    ...[ROOM, 2 * ROOM].flatMap((x) => [0, ROOM].flatMap((y) => between([x, y], 'y'))),
    ...[0, ROOM, 2 * ROOM].flatMap((x) => between([x, ROOM], 'x')),
    // A pillar in a room, of which one sees nothing but its outline.
    { kind: 'wall', from: [448, 96], to: [512, 96] },
    { kind: 'wall', from: [512, 96], to: [480, 160] },
    { kind: 'wall', from: [480, 160], to: [448, 96] },
  ]
}
