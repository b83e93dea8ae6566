import { TOKEN_PX, type GroupSight, type SceneLayout } from '@waybook/contract'
import type { ReactNode, RefObject } from 'react'

import { useOnLive } from '#api/live/live.ts'
import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { useDrawings } from '../drawing/drawing-state.ts'
import { tokenMarks } from '../encounter/map/token-marks.ts'
import { useSceneLayout } from '../layout/scene-layout.ts'
import { SceneMood } from '../mood/scene-mood.tsx'
import { useMayMove, useSelection, useTable, useTableState } from '../table-context.ts'
import type { Eyes } from '../table-state.ts'
import { namelessCopies } from '../token/nameless-copies.ts'
import { TokenFigure } from '../token/token-figure.tsx'
import { showsNames } from '../token/token-label.ts'
import { GroundLayers, ToolLayer, Walls } from '../tool-layers.tsx'
import { PingLayer } from './pings.tsx'

const EngagementRings = lazyPart(async () => (await import('../encounter/map/engagement-rings.tsx')).EngagementRings, {
  inAdvance: false,
})

/** Only the game master's page loads the fog layer. */
const FogLayer = lazyPart(async () => (await import('../fog/fog-layer.tsx')).FogLayer, { inAdvance: false })
const DoorsLayer = lazyPart(async () => (await import('../doors/doors-layer.tsx')).DoorsLayer, { inAdvance: false })
type MapSize = { readonly width: number; readonly height: number }
const GroupShade = lazyPart<{ readonly map: MapSize; readonly sight: GroupSight }>(
  async () => (await import('../sight/group-shade.tsx')).GroupShade,
  { inAdvance: false },
)
const EyesLayer = lazyPart<{ readonly map: MapSize; readonly eyes: Eyes }>(
  async () => (await import('../sight/eyes-layer.tsx')).EyesLayer,
  { inAdvance: false },
)
const DrawingLayer = lazyPart(async () => (await import('../drawing/drawing-layer.tsx')).DrawingLayer, {
  inAdvance: false,
})

/**
 * The CSS length of one pixel of `TOKEN_PX` at zoom 1: 1 px if the scene is at least 1,000 px wide, else in proportion. On a grid, a medium
 * token is as wide as a cell.
 */
function tokenUnit(grid: SceneLayout['grid']): string {
  return grid ? `calc(${grid.cell / TOKEN_PX.medium} * 1cqw)` : 'var(--token-scale, min(1px, 0.1cqw))'
}

interface MapPictureProps {
  readonly area: RefObject<HTMLDivElement | null>
  /** Shows names as if all tokens were selected, for maps without selection. */
  readonly alwaysSelected?: boolean
  /** The ground. */
  readonly children: ReactNode
}

/**
 * The picture as large as fits, with layers above it whose positions are percentages of the picture. Layers that cover the ground are below
 * the tokens, pings above them.
 */
export function MapPicture({ area, alwaysSelected = false, children }: MapPictureProps) {
  const { isActive, map, aspect } = useTable()
  const { grid } = useSceneLayout()
  const inEncounter = Boolean(useEncounter()) && isActive
  const isGameMaster = useMe().role === 'gameMaster'
  const eyes = useTableState((of) => of.eyes)
  const style = {
    aspectRatio: aspect,
    width: `min(100cqw, ${100 * aspect}cqh)`,
    '--token-unit': tokenUnit(grid),
  }
  return (
    <div ref={area} data-scene style={style} className="[container-type:size] relative">
      {children}
      {map?.sight ? <GroupShade map={map} sight={map.sight} /> : null}
      {/* Viewers with fog get tiles. They see no mood or weather, because the fog's night continues around the map. */}
      {map?.tiles ? null : <SceneMood />}
      <GroundLayers />
      <SceneDrawings />
      {inEncounter ? <EngagementRings /> : null}
      {isGameMaster && map ? <FogLayer key={`${map.sceneId} ${map.width} ${map.height}`} map={map} /> : null}
      {isGameMaster && map && eyes ? <EyesLayer map={map} eyes={eyes} /> : null}
      <Walls />
      {map?.sight && map.sight.doors.length > 0 ? <DoorsLayer /> : null}
      <TokenLayer alwaysSelected={alwaysSelected} />
      <ToolLayer />
      {isActive ? <PingLayer /> : null}
    </div>
  )
}

/** All tokens of the scene. Tokens that other users drag follow their pointers. */
function TokenLayer({ alwaysSelected }: { readonly alwaysSelected: boolean }) {
  const { tokens, animator, aspect } = useTable()
  const selected = useSelection()
  const mayMove = useMayMove()
  useOnLive('drag', ({ tokenId, position, version }) => animator.follow(tokenId, position, version))
  const me = useMe()
  const named = showsNames(me, alwaysSelected)
  const nameless = named ? namelessCopies(tokens, aspect) : null
  const fogged = useTableState(({ foggedIds }) => foggedIds)
  const marks = tokenMarks(useEncounter() ?? null, tokens)
  return tokens.map((token) => (
    <TokenFigure
      key={token.id}
      token={token}
      selected={selected.includes(token.id)}
      movable={mayMove(token)}
      own={token.characterId === me.characterId}
      underFog={fogged.has(token.id)}
      named={named ? !nameless?.has(token.id) : selected.length === 1 && selected[0] === token.id}
      {...marks.get(token.id)}
    />
  ))
}

/** The scene's drawings. Their code loads with the first one. */
function SceneDrawings() {
  const drawings = useDrawings()
  const isDrawing = useTableState(({ drawing, sentDrawings }) => drawing !== null || sentDrawings.length > 0)
  return drawings.length > 0 || isDrawing ? <DrawingLayer /> : null
}
