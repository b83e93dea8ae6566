import type { TableStore } from '../table-state.ts'
import { figureOf } from '../token/token-under.ts'
import { currentPointer } from '../tool/map-tool.ts'

/**
 * Two fingers and the wheel are for the map, wherever they are. One pointer on a movable token moves the token, one with Shift draws a box, and one
 * with a tool is the tool's. A double click on a token opens its sheet.
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
