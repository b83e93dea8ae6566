import type { Position } from '@waybook/contract'
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'

import type { Viewport } from '#parts/map/viewport.ts'

import { isWithheld, type MapPin } from '../map-pin.ts'
import { closerLook, fromWest, groupPins, type PinGroup, type Size } from './group-pins.ts'
import { GroupFigure, PinFigure } from './pin-figure.tsx'
import { placeNames } from './place-names.ts'
import { drawnOf, useMapWindow, type MapWindow } from './use-map-window.ts'

export interface PinLayerProps {
  /** The picture's element. */
  readonly area: RefObject<HTMLElement | null>
  readonly viewport: Viewport
  readonly pins: readonly MapPin[]
  /** The id of the chosen pin. */
  readonly chosen: string | null
  /** `byKeyboard`: the focus moves to the card. */
  readonly onChoose: (pin: MapPin, byKeyboard: boolean) => void
  /** The current position of a moving pin. */
  readonly moved: { readonly id: string; readonly position: Position } | null
  readonly mayMove: boolean
}

/** The pins of a map from west to east. Draws only those near the window. */
export function PinLayer(props: PinLayerProps) {
  const window = useMapWindow(props.viewport, props.area)
  return window ? <PinsInWindow {...props} window={window} /> : null
}

function PinsInWindow(props: PinLayerProps & { readonly window: MapWindow }) {
  const { viewport, pins, chosen, onChoose, moved, mayMove, window } = props
  const groups = groupsOf(pins, chosen, window.size)
  const sides = placeNames(groups.map(toNamed), window.size, chosen)
  const layer = useRef<HTMLDivElement>(null)
  const { focused, focusSoon, ...focus } = useFocusedPin(layer, groups, viewport)
  const zoomInOn = (group: PinGroup<MapPin>, byKeyboard: boolean) => {
    const frame = viewport.box()
    if (!frame) return
    const closer = closerLook(group.pins, { size: window.size, frame, most: viewport.scaleMost() / viewport.scale() })
    if (!closer) return onChoose(group.pins[0], byKeyboard)
    if (byKeyboard) focusSoon(group.id)
    viewport.flyTo(closer.middle, closer.times * viewport.scale())
  }
  return (
    <div ref={layer} {...focus}>
      {drawnOf(groups, window, focused).map((group) => {
        const [pin] = group.pins
        if (group.pins.length > 1)
          return (
            <GroupFigure
              key={`group ${group.id}`}
              data-pin={group.id}
              position={group.position}
              names={group.pins.map(({ name }) => name)}
              onClick={({ detail }) => zoomInOn(group, detail === 0)}
            />
          )
        return (
          <PinFigure
            key={pin.id}
            data-pin={pin.id}
            position={moved?.id === pin.id ? moved.position : pin.position}
            name={pin.name}
            side={sides.get(pin.id) ?? 'hidden'}
            chosen={pin.id === chosen}
            secret={isWithheld(pin)}
            movable={mayMove}
            onClick={({ detail }) => onChoose(pin, detail === 0)}
          />
        )
      })}
    </div>
  )
}

/** Groups the pins, but keeps the chosen pin on its own. */
function groupsOf(pins: readonly MapPin[], chosen: string | null, size: Size): readonly PinGroup<MapPin>[] {
  const alone = pins.filter(({ id }) => id === chosen)
  const groups = groupPins(
    pins.filter(({ id }) => id !== chosen),
    size,
  )
  if (alone.length === 0) return groups
  return [...groups, ...groupPins(alone, size)].toSorted(fromWest)
}

function toNamed({ id, position, pins }: PinGroup<MapPin>) {
  return { id, position, name: pins.length > 1 ? '' : pins[0].name }
}

/** Space between a focused pin and the edge: half a pin. */
const SPARE_PX = 28

/** Tracks the focused pin and moves it into view. When a focused group splits, its first pin takes the focus. */
function useFocusedPin(layer: RefObject<HTMLElement | null>, groups: readonly PinGroup<MapPin>[], viewport: Viewport) {
  const [focused, setFocused] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const group = wanted.current === null ? undefined : groups.find(({ id }) => id === wanted.current)
    if (!group || group.pins.length > 1) return
    wanted.current = null
    figureOf(layer.current, group.id)?.focus({ preventScroll: true })
  }, [layer, groups])
  return {
    focused,
    focusSoon: (id: string) => (wanted.current = id),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      setFocused(target.dataset['pin'] ?? null)
      // The map must not move under a click.
      if (!target.matches(':focus-visible')) return
      const { left, width, bottom } = target.getBoundingClientRect()
      viewport.reveal(left + width / 2, bottom - SPARE_PX, SPARE_PX)
    },
    onBlur: () => setFocused(null),
  }
}

/** The element of a drawn pin. */
export function figureOf(within: ParentNode | null, id: string): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`) ?? null
}
