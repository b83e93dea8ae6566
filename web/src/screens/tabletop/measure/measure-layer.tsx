import type { Position } from '@waybook/contract'
import { tableMeasure } from '@waybook/messages/tableMeasure'
import { lengthBetween } from '@waybook/rules'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Store, useStore } from '#stores/store.ts'
import { usePageActions } from '#ui/page/page-actions.ts'

import { announce } from '../announcer.tsx'
import { useScale } from '../layout/scene-layout.ts'
import { useSelectedToken, useTable } from '../table-context.ts'
import { useToolPointer } from '../tool/map-tool.ts'
import { lengthOn, lengthText } from './measured-length.ts'
import { RulerFigure } from './ruler-figure.tsx'
import { begun, noRuler, tapped, wayOf, withWayPoint, type Ruler } from './ruler.ts'

/** A press that moves less is a tap. In percent of the scene's width. */
const TAP_PERCENT = 0.8
/** A path that starts or ends this close to a token's center snaps to the token. In percent of the scene's width. */
const NEAR_TOKEN_PERCENT = 3

const BandRings = lazyPart(async () => (await import('./bands/band-rings.tsx')).BandRings, { inAdvance: false })

/** The tool Measure's layer above the tokens: the ruler, and the range bands while the game master sets them. */
export function MeasureLayer() {
  const edits = useMe().may.includes('editTokens')
  return (
    <>
      {edits ? <BandRings /> : null}
      <RulerLayer />
    </>
  )
}

function RulerLayer() {
  const scale = useScale()
  const [ruler] = useState(() => new Store<Ruler>(noRuler))
  const atToken = useAtToken()
  const say = (measured: Ruler, words = (length: string) => length) => {
    const way = wayOf(measured)
    if (way.length > 1) announce(words(lengthText(lengthOn(scale, way))))
  }
  const isDragging = useRulerPointer({ ruler, atToken, say })
  useRulerKeys({ ruler, say, isDragging })
  const way = wayOf(useStore(ruler))
  return way.length === 0 ? null : (
    <RulerFigure way={way} aspect={scale.aspect} text={way.length > 1 ? lengthText(lengthOn(scale, way)) : null} />
  )
}

/** Returns a function that snaps a position to the center of a nearby token. */
function useAtToken(): (at: Position) => Position {
  const { tokens, animator } = useTable()
  const { aspect, grid } = useScale()
  const reach = grid ? grid.cell / 2 : NEAR_TOKEN_PERCENT
  return (at) => {
    const centres = tokens.map(({ id, position }) => animator.positionOf(id) ?? position)
    const [nearest = at] = centres.toSorted((a, b) => lengthBetween(a, at, aspect) - lengthBetween(b, at, aspect))
    return lengthBetween(nearest, at, aspect) <= reach ? nearest : at
  }
}

interface RulerControl {
  /** Outside React's state, because presses can be faster than rendering. */
  readonly ruler: Store<Ruler>
  readonly atToken: (at: Position) => Position
  readonly say: (ruler: Ruler, words?: (length: string) => string) => void
}

/** A drag starts a new path, and a tap extends the path. Returns a function that tells whether a drag is in progress. */
function useRulerPointer({ ruler, atToken, say }: RulerControl): () => boolean {
  const { aspect } = useTable()
  const press = useRef<{ readonly at: Position; readonly before: Ruler; moved: boolean } | null>(null)
  const finish = (measured: Ruler) => {
    press.current = null
    ruler.change(measured)
    say(measured)
  }
  useToolPointer({
    onStart: (at) => {
      press.current = { at, before: ruler.get(), moved: false }
    },
    onMove: (at) => {
      const { current } = press
      if (!current) return
      if (current.moved) ruler.change({ end: at })
      else if (lengthBetween(current.at, at, aspect) > TAP_PERCENT) {
        current.moved = true
        ruler.change(begun(atToken(current.at), at))
      }
    },
    onEnd: (at) => {
      const { current } = press
      if (!current) return
      finish(current.moved ? withWayPoint({ ...ruler.get(), end: atToken(at) }) : tapped(current.before, atToken(at)))
    },
    onCancel: () => {
      if (press.current) ruler.change(press.current.before)
      press.current = null
    },
  })
  return () => press.current?.moved === true
}

interface RulerKeys extends Pick<RulerControl, 'ruler' | 'say'> {
  readonly isDragging: () => boolean
}

/**
 * With the keyboard, the path goes from the selected token to the focused one. Space turns the end into a waypoint, also during a drag.
 */
function useRulerKeys({ ruler, say, isDragging }: RulerKeys): void {
  const { tokens, animator } = useTable()
  const selected = useSelectedToken()
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const figure = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null
    const token = tokens.find(({ id }) => id === figure?.dataset['tokenId'])
    const start = tokens.find(({ id }) => id === selected)
    const { points: before } = ruler.get()
    if (!token || (!start && before.length === 0)) return
    const goesOn = before.length > 1 || !start
    const points = goesOn ? before : [animator.positionOf(start.id) ?? start.position]
    const measured = { points, end: animator.positionOf(token.id) ?? token.position }
    ruler.change(measured)
    say(measured, (length) =>
      start
        ? tableMeasure.fromTo({ from: start.name, to: token.name, length })
        : tableMeasure.to({ name: token.name, length }),
    )
  })
  useEffect(() => {
    const focus = (event: FocusEvent) => onFocus(event)
    addEventListener('focusin', focus)
    return () => removeEventListener('focusin', focus)
  }, [])
  const addWayPoint = () => {
    ruler.change(withWayPoint(ruler.get()))
    announce(tableMeasure.wayPointAdded())
  }
  usePageActions(
    'page',
    [{ name: tableMeasure.addWayPoint(), keys: [' '], run: addWayPoint }],
    ({ target, repeat }) =>
      !repeat && (isDragging() || (target instanceof HTMLElement && target.dataset['tokenId'] !== undefined)),
  )
}
