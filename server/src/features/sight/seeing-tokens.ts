import type { TokenSight } from '@waybook/contract'
import { type FogGrid, isFallen } from '@waybook/rules'
import { type Eye, eyePlace, inQuarterPixels, type Place, type SightLight, type SightScene } from '@waybook/rules/sight'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { StoredEye } from '#database/play-tables.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { readSettings } from '../campaign/queries.ts'
import { readFigures } from '../table/figures.ts'
import { tokensOnTable } from '../table/token-queries.ts'
import type { FigureRecord, TokenRecord } from '../table/token-record.ts'

const USUAL: TokenSight = { sees: null, range: null, darkRange: 0, light: null }

/** A token that sees or shines. */
export interface SightToken {
  readonly id: string
  readonly characterId: string
  readonly place: Place
  readonly sees: boolean
  readonly sight: TokenSight
  readonly eye: StoredEye | null
}

/** The visible tokens on the active scene that see or carry a light. Tokens of the fallen do not see. */
export async function readSightTokens(tables: CampaignTables, scene: string, grid: FogGrid): Promise<SightToken[]> {
  const tokens = await tokensOnTable(tables, scene)
  if (tokens.length === 0) return []
  const figures = await readFigures(tables, [...new Set(tokens.map(({ characterId }) => characterId))])
  const figureOf = new Map(figures.map((figure) => [figure.id, figure]))
  const { pastThreshold: past } = await readSettings(tables)
  const eyes = await readEyes(tables, scene)
  return tokens.flatMap((token): SightToken[] => {
    const sees = isSeeing(token, figureOf.get(token.characterId), past)
    return sees || token.sight?.light ? [toSightToken(token, grid, { sees, eye: eyes.get(token.id) ?? null })] : []
  })
}

/** Any token, whether or not it sees for its group. */
export async function asSeeing(tables: CampaignTables, token: TokenRecord, grid: FogGrid): Promise<SightToken> {
  const eyes = await readEyes(tables, token.sceneId)
  return toSightToken(token, grid, { sees: true, eye: eyes.get(token.id) ?? null })
}

function toSightToken(
  { id, characterId, position, sight = USUAL }: TokenRecord,
  grid: FogGrid,
  seeing: Pick<SightToken, 'sees' | 'eye'>,
): SightToken {
  return { id, characterId, place: inQuarterPixels(grid, position), sight, ...seeing }
}

function isSeeing({ sight }: TokenRecord, figure: FigureRecord | undefined, past: boolean): boolean {
  if (!figure || !(sight?.sees ?? figure.ofParty)) return false
  const { hitpoints, max: woundThreshold, strain, strainThreshold } = figure.points
  const points = { wounds: woundThreshold - hitpoints, woundThreshold, strain, strainThreshold }
  return !isFallen(points, { past, group: false })
}

async function readEyes({ db, campaign }: CampaignTables, scene: string): Promise<ReadonlyMap<string, StoredEye>> {
  const rows = await db
    .selectFrom('token')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('eye', 'is not', null)
    .select(['id', 'eye'])
    .execute()
  return new Map(rows.flatMap(({ id, eye }) => (eye === null ? [] : [[id, fromJson(eye)] as const])))
}

/** Where a token looks from now. It keeps its place beside a wall as long as neither it nor the walls move. */
export function eyeOf(scene: SightScene, { place, eye }: Pick<SightToken, 'place' | 'eye'>): Place | null {
  const before = eye?.from ? { x: eye.from[0], y: eye.from[1] } : null
  const isUnmoved = eye !== null && eye.at[0] === place.x && eye.at[1] === place.y
  if (isUnmoved && !before) return isFree(scene, place) ? place : null
  if (isUnmoved && before && isFree(scene, before)) return before
  return eyePlace(scene, place, before)
}

/** Whether no wall is at a place. */
function isFree(scene: SightScene, place: Place): boolean {
  return eyePlace(scene, place, place) === place
}

export async function storeEye(
  { db, campaign }: CampaignTransaction,
  { id, place, eye }: Pick<SightToken, 'id' | 'place' | 'eye'>,
  from: Place | null,
): Promise<void> {
  const stored: StoredEye = { at: [place.x, place.y], from: from && [from.x, from.y] }
  if (eye && toJson(eye) === toJson(stored)) return
  const text = toJson(stored)
  await db.updateTable('token').set({ eye: text }).where('campaign', '=', campaign).where('id', '=', id).execute()
}

/** How far things reach, in quarter pixels. */
export interface Reaches {
  /** The width of a cell of the grid. */
  readonly cell: number
  /** The range of tokens that have none of their own, in cells; `null` without a limit. */
  readonly range: number | null
}

export function toEye({ sight }: SightToken, place: Place | null, { cell, range }: Reaches): Eye {
  const own = sight.range ?? range
  return { place, range: own === null ? Infinity : own * cell, darkRange: sight.darkRange * cell }
}

/** A light that stands where walls let it shine. */
export function toLight(
  scene: SightScene,
  { at, bright, dim }: { readonly at: Place; readonly bright: number; readonly dim: number },
  { cell }: Reaches,
): SightLight[] {
  const place = eyePlace(scene, at, null)
  return place ? [{ place, bright: bright * cell, dim: dim * cell }] : []
}
