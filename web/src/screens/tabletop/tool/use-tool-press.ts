import type { Position } from '@waybook/contract'
import { useRef, type PointerEvent, type RefObject } from 'react'

import { useTable } from '../table-context.ts'
import type { PointerActions, ToolPress } from '../table-state.ts'
import { currentPointer } from './map-tool.ts'

interface Press {
  readonly pointerId: number
  readonly actions: PointerActions
  /** The picture's box in CSS pixels. It doesn't change during a press. */
  readonly pictureBox: DOMRect
}

/** Passes presses on the map to the chosen tool. */
export function useToolPress(pictureArea: RefObject<HTMLElement | null>) {
  const { state } = useTable()
  const press = useRef<Press | null>(null)
  return {
    /** Returns whether a tool takes the press. */
    onPointerDown: (event: PointerEvent<HTMLElement>): boolean => {
      const actions = currentPointer(state)
      const pictureBox = pictureArea.current?.getBoundingClientRect()
      if (!actions || !pictureBox) return false
      if (event.button === 0) {
        press.current = { pointerId: event.pointerId, actions, pictureBox }
        event.currentTarget.setPointerCapture(event.pointerId)
        actions.onStart?.(positionAt(event, pictureBox), pressOf(event, pictureBox))
      }
      return true
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = press
      if (current?.pointerId !== event.pointerId) return
      const { actions, pictureBox } = current
      actions.onMove?.(positionAt(event, pictureBox), pressOf(event, pictureBox))
    },
    onPointerUp: (event: PointerEvent) => {
      const { current } = press
      if (current?.pointerId !== event.pointerId) return
      press.current = null
      const { actions, pictureBox } = current
      actions.onEnd?.(positionAt(event, pictureBox), pressOf(event, pictureBox))
    },
    giveUp: () => {
      press.current?.actions.onCancel?.()
      press.current = null
    },
  }
}

/** An event of the browser's or of React's. */
interface Pressed {
  readonly pointerType: string
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export function pressOf({ pointerType, shiftKey: shift, altKey: alt }: Pressed, { width }: DOMRect): ToolPress {
  return { byFinger: pointerType === 'touch', shift, alt, width }
}

/** A window position as percentages of the picture. */
export function positionAt({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): Position {
  return { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }
}
