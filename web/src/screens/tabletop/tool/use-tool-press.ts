import type { Position } from '@waybook/contract'
import { useRef, type PointerEvent, type RefObject } from 'react'

import { currentActions, type PointerActions } from './map-tool.ts'

interface Press {
  readonly pointerId: number
  readonly actions: PointerActions
  /** The picture's box in pixels of the window: it does not change during a press. */
  readonly pictureBox: DOMRect
}

/** Passes presses on the map to the tool that is chosen. While one is chosen, one finger is the tool's, and two move the map. */
export function useToolPress(pictureArea: RefObject<HTMLElement | null>) {
  const press = useRef<Press | null>(null)
  const end = (event: PointerEvent): Press | null => {
    const ended = press.current
    if (ended?.pointerId !== event.pointerId) return null
    press.current = null
    return ended
  }
  return {
    /** Returns whether the press is a tool's. */
    onPointerDown: (event: PointerEvent<HTMLElement>): boolean => {
      const actions = currentActions()
      const pictureBox = pictureArea.current?.getBoundingClientRect()
      if (!actions || !pictureBox) return false
      if (press.current) {
        press.current.actions.onCancel?.()
        press.current = null
      } else if (event.button === 0) {
        press.current = { pointerId: event.pointerId, actions, pictureBox }
        event.currentTarget.setPointerCapture(event.pointerId)
        actions.onStart(positionAt(event, pictureBox))
      }
      return true
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = press
      if (current?.pointerId === event.pointerId) current.actions.onMove?.(positionAt(event, current.pictureBox))
    },
    onPointerUp: (event: PointerEvent) => {
      const ended = end(event)
      ended?.actions.onEnd?.(positionAt(event, ended.pictureBox))
    },
    onPointerCancel: (event: PointerEvent) => end(event)?.actions.onCancel?.(),
  }
}

/** A point of the window in percentages of the picture. */
export function positionAt({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): Position {
  return { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }
}
