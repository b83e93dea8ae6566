import type { TableStore } from '../table-state.ts'
import { figureOf } from '../token/token-under.ts'
import { currentPointer } from '../tool/map-tool.ts'

/**
 * Whether an event moves the map. Two fingers and the wheel always do. One pointer doesn't if it uses a tool, drags a movable token, or draws
 * a box with Shift. Neither does a double click on a token, which opens its sheet.
 */
export function isForMap(state: TableStore, event: Event): boolean {
  if (event.type === 'wheel') return true
  if ('button' in event && event.button !== 0) return false
  const fingers = 'touches' in event && event.touches instanceof TouchList ? event.touches.length : 1
  if (fingers > 1) return true
  if (currentPointer(state) || state.get().selectsSeveral) return false
  if ('shiftKey' in event && event.shiftKey) return false
  const figure = figureOf(event)
  const isDouble = event.type === 'dblclick' || event.type === 'touchend'
  return isDouble ? figure === null : figure?.dataset['movable'] === undefined
}
