import type { Chance } from '../drawing/chance.ts'
import type { Point } from '../drawing/path.ts'
import { block, type Box, placed, ring } from '../drawing/svg.ts'
import { boatHut, type Opening, type Outline, roofedHouse, room, wall } from './building.ts'
import { FIXTURES } from './fixture.ts'
import { type Floor, floorFill } from './floor.ts'
import { PALETTE } from './map-palette.ts'
import { MOVABLES } from './movable.ts'
import { pavedRoad, plankWay } from './roads.ts'
import { channel, fogBank, oilSlick, pool, puddle, reedPatch, ripples, rock, rubble } from './terrain.ts'

export const FURNISHINGS = { ...FIXTURES, ...MOVABLES }

export type Furnishing = keyof typeof FURNISHINGS

type Furnished = { kind: Furnishing; at: Point; turn?: number; size?: number } // turn in degrees

/** A part of a battle map; later ones cover earlier ones. Coordinates are map pixels (1600 x 1000). */
export type Feature =
  | { kind: 'road'; points: readonly Point[]; width: number; sunk?: boolean }
  | { kind: 'planks'; from: Point; to: Point; width: number; railed?: boolean }
  | { kind: 'channel'; points: readonly Point[]; width: number; ankleDeep?: boolean }
  | { kind: 'sheet-of-water'; box: Box }
  | { kind: 'paving'; box: Box; floor: Floor }
  | { kind: 'room'; outline: Outline; floor: Floor; openings?: readonly Opening[] }
  | { kind: 'wall'; points: readonly Point[]; floor: Floor; openings?: readonly Opening[] }
  | { kind: 'roof'; at: Point; size: Point; turn?: number }
  | { kind: 'boat-hut'; at: Point; turn?: number; size?: number }
  | { kind: 'gallery'; middle: Point; radius: number; width: number }
  | { kind: 'pool' | 'puddle' | 'oil' | 'reeds' | 'rock' | 'rubble' | 'fog'; at: Point; radius: number }
  | Furnished

function isFurnished(feature: Feature): feature is Furnished {
  return feature.kind in FURNISHINGS
}

export function drawFeature(feature: Feature, chance: Chance): string {
  if (isFurnished(feature)) return placed(FURNISHINGS[feature.kind](), ...feature.at, feature.size, feature.turn)
  switch (feature.kind) {
    case 'road':
      return pavedRoad(chance, feature.points, feature.width, feature.sunk)
    case 'planks':
      return plankWay(feature.from, feature.to, feature.width, feature.railed)
    case 'channel':
      return channel(chance, feature.points, feature.width, feature.ankleDeep)
    case 'sheet-of-water':
      return block(feature.box, PALETTE.water, 0.94) + ripples(chance, feature.box, 40)
    case 'paving':
      return paving(feature.box, feature.floor)
    case 'room':
      return room(feature.outline, feature.floor, feature.openings ?? [])
    case 'wall':
      return wall(feature.points, feature.openings ?? [], feature.floor)
    case 'roof':
      return roofedHouse(...feature.at, feature.size, feature.turn)
    case 'boat-hut':
      return boatHut(...feature.at, feature.turn, feature.size)
    case 'gallery':
      return gallery(feature.middle, feature.radius, feature.width)
    case 'pool':
      return pool(chance, feature.at, feature.radius)
    case 'puddle':
      return puddle(chance, feature.at, feature.radius)
    case 'oil':
      return oilSlick(chance, feature.at, feature.radius)
    case 'reeds':
      return reedPatch(chance, feature.at, feature.radius)
    case 'rock':
      return rock(chance, feature.at, feature.radius)
    case 'rubble':
      return rubble(chance, feature.at, feature.radius)
    case 'fog':
      return fogBank(chance, feature.at, feature.radius)
  }
}

function paving([x, y, width, height]: Box, floor: Floor): string {
  return (
    block([x - 6, y - 6, width + 12, height + 12], PALETTE.wallEdge, 0.6, 6) +
    block([x, y, width, height], floorFill(floor), 1, 4)
  )
}

/** A circular gallery of boards with a railing, above the floor. */
function gallery([x, y]: Point, radius: number, width: number): string {
  const middle = radius - width / 2
  return (
    ring(x + 14, y + 18, middle, PALETTE.night, width) +
    ring(x, y, middle, floorFill('boards'), width) +
    ring(x, y, radius, PALETTE.woodDark, 9) +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${PALETTE.woodLight}" stroke-width="5" stroke-dasharray="4 34"/>`
  )
}
