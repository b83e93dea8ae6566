import { TOKEN_PX, type Scene, type SceneLayout, type SceneMap as MapOfScene } from '@waybook/contract'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'

import { useOnDrag } from '#api/live/live.ts'
import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { SkipLink } from '#ui/page/skip-link.tsx'

import { DrawTool } from '../drawing/drawing-parts.tsx'
import { SceneDrawings } from '../drawing/scene-drawings.tsx'
import { tokenMarks } from '../encounter/map/token-marks.ts'
import { useFoggedTokens } from '../fog/fogged-tokens.ts'
import { MapTools, ViewTools } from '../hud/map-toolbar.tsx'
import { useSceneLayout } from '../layout/scene-layout.ts'
import { SceneMood } from '../mood/scene-mood.tsx'
import { useMayMove, useSelectedToken, useSelection, useTable } from '../table-context.ts'
import { OpenedParts } from '../token/opened-parts.tsx'
import { TokenFigure } from '../token/token-figure.tsx'
import { useTool } from '../tool/map-tool.ts'
import { usePing, usePingTool } from '../tool/ping-tool.ts'
import { GroundLayers, ToolLayers, ToolPanels } from '../tool/tool-layers.tsx'
import { Backdrop } from './ground/backdrop.tsx'
import { GroundNotice, type GroundState } from './ground/ground-notice.tsx'
import { Ground } from './ground/ground.tsx'
import { PingLayer } from './pings.tsx'
import { SelectionBox } from './selection-box.tsx'
import { useMapKeys } from './use-map-keys.ts'
import { useMapPointer } from './use-map-pointer.ts'
import { Viewport } from './viewport.ts'

interface SceneMapProps {
  readonly scene: Scene
  /** Its picture in tiles; `null` if it has none. */
  readonly map: MapOfScene | null
}

/** A ground without a picture can be enlarged like a picture of this width, in pixels. */
const BACKDROP_WIDTH = 1500

const HINT =
  'Tab goes from token to token. Arrow keys move the token that has the focus, Enter opens its menu or its section in the panel, Escape returns to the map.'

/** A token that gets the focus is panned out from under the bars and the panel, with half its width to spare. */
const marginsAroundFocus =
  '[scroll-padding:5rem_calc(var(--table-panel,0px)+3.5rem)_5rem_3.5rem] md:[scroll-padding:7.5rem_calc(var(--table-panel,0px)+4rem)_7.5rem_7.5rem]'

/** The scene's picture with its tokens, which can be panned and zoomed, and the toolbar for that. */
export function SceneMap({ scene, map }: SceneMapProps) {
  const { animator, aspect } = useTable()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const pictureArea = useRef<HTMLDivElement>(null)
  const [viewport] = useState(() => new Viewport())
  useEffect(() => {
    if (!frame.current || !world.current || !pictureArea.current) return undefined
    const drawn = { element: pictureArea.current, width: map?.width ?? BACKDROP_WIDTH }
    return viewport.attach(frame.current, world.current, drawn)
  }, [viewport, map?.width])
  const [ground, setGround] = useState<GroundState>('shown')
  const [attempt, setAttempt] = useState(0)
  const pingHere = usePing()
  const tool = useTool()
  const selected = useSelectedToken()
  const { handlers, pingAt } = useMapPointer(pictureArea)
  // At the selected token, else in the middle of the visible part of the map.
  const ping = () => {
    const position = selected === null ? null : animator.positionOf(selected)
    const box = frame.current?.getBoundingClientRect()
    if (position) pingHere(position)
    else if (box) pingAt(box.left + box.width / 2, box.top + box.height / 2)
  }
  usePingTool()
  const keys = useMapKeys({ viewport, ping, frame, pictureArea })
  const [hintId, toolsId] = [useId(), useId()]
  return (
    <>
      <SkipLink target={toolsId}>Skip the map</SkipLink>
      <p id={hintId} hidden>
        {HINT}
      </p>
      <section
        ref={frame}
        aria-label={`Map of ${scene.name}`}
        aria-describedby={hintId}
        aria-keyshortcuts="+ - 0 M P V F D"
        data-map
        data-tool={tool}
        data-fogged={map?.tiles ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it needs the focus to receive keys
        tabIndex={0}
        {...keys}
        {...handlers}
        className={`absolute inset-0 touch-none overflow-clip -outline-offset-3 select-none not-data-[tool=select]:cursor-crosshair data-fogged:fog-ground ${marginsAroundFocus}`}
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-items-center">
            <MapPicture area={pictureArea} map={map}>
              {map ? (
                <Ground key={attempt} map={map} picture={scene.image} viewport={viewport} onState={setGround} />
              ) : (
                <Backdrop {...scene} />
              )}
            </MapPicture>
          </div>
        </div>
        <SelectionBox />
      </section>
      <GroundNotice state={ground} onRetry={() => setAttempt(attempt + 1)} />
      <MapTools id={toolsId} />
      <ToolPanels />
      <DrawTool aspect={aspect} />
      {tool === 'fog' && map ? <FogOptions map={map} /> : null}
      <OpenedParts />
      <ViewTools viewport={viewport} />
    </>
  )
}

const EngagementRings = lazyPart(async () => (await import('../encounter/map/engagement-rings.tsx')).EngagementRings, {
  inAdvance: false,
})

/** Only the game master's page loads them. */
const FogLayer = lazyPart(async () => (await import('../fog/fog-layer.tsx')).FogLayer, { inAdvance: false })
const FogOptions = lazyPart(async () => (await import('../fog/fog-options.tsx')).FogOptions, { inAdvance: false })

/**
 * What a pixel of `TOKEN_PX` is on the scene at zoom 1: a pixel where the scene is at least 1,000 px wide, else in proportion. On a grid, what makes a
 * medium token as wide as a cell.
 */
function tokenUnit(grid: SceneLayout['grid']): string {
  return grid ? `calc(${grid.cell / TOKEN_PX.medium} * 1cqw)` : 'var(--token-scale, min(1px, 0.1cqw))'
}

interface MapPictureProps {
  readonly area: RefObject<HTMLDivElement | null>
  readonly map: MapOfScene | null
  /** The ground. */
  readonly children: ReactNode
}

/**
 * The picture as large as fits, with layers above it whose positions are percentages of the picture. Order of the layers: what
 * covers the ground comes before the tokens, pings come after them.
 */
export function MapPicture({ area, map, children }: MapPictureProps) {
  const { isActive, aspect } = useTable()
  const { grid } = useSceneLayout()
  const inEncounter = Boolean(useEncounter()) && isActive
  const isGameMaster = useMe().role === 'gameMaster'
  const style = {
    aspectRatio: aspect,
    width: `min(100cqw, ${100 * aspect}cqh)`,
    '--token-unit': tokenUnit(grid),
  }
  return (
    <div ref={area} data-scene style={style} className="[container-type:size] relative">
      {children}
      <SceneMood />
      <GroundLayers />
      <SceneDrawings aspect={aspect} />
      {inEncounter ? <EngagementRings /> : null}
      {isGameMaster && map ? <FogLayer key={`${map.sceneId} ${map.width} ${map.height}`} map={map} /> : null}
      <TokenLayer />
      <ToolLayers />
      {isActive ? <PingLayer /> : null}
    </div>
  )
}

/** All tokens of the scene; those that other people drag follow their pointers. */
function TokenLayer() {
  const { tokens, animator } = useTable()
  const selected = useSelection()
  const mayMove = useMayMove()
  useOnDrag(({ tokenId, position, version }) => animator.follow(tokenId, position, version))
  const { characterId, role, tokenNames } = useMe()
  const named = tokenNames === 'everyone' || (tokenNames === 'gameMaster' && role === 'gameMaster')
  const fogged = useFoggedTokens()
  const marks = tokenMarks(useEncounter() ?? null)
  return tokens.map((token) => (
    <TokenFigure
      key={token.id}
      token={token}
      selected={selected.includes(token.id)}
      movable={mayMove(token)}
      own={token.characterId === characterId}
      underFog={fogged.has(token.id)}
      named={named}
      {...marks.get(token.id)}
    />
  ))
}
