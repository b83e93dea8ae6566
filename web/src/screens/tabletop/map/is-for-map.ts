import { currentSelection } from '../table-context.ts'
import { figureOf } from '../token/token-under.ts'
import { currentActions } from '../tool/map-tool.ts'

/**
 * A drag that starts on a movable token moves the token, one with Shift draws a box, and one finger with a tool is the tool's, not the map's; the
 * wheel zooms there too. A double click on a token opens its sheet.
 */
export function isForMap(event: Event): boolean {
  if (event.type === 'wheel') return true
  if ('button' in event && event.button !== 0) return false
  const fingers = 'touches' in event && event.touches instanceof TouchList ? event.touches.length : 1
  if (currentActions() || currentSelection().several) return fingers > 1
  if ('shiftKey' in event && event.shiftKey) return false
  const figure = figureOf(event)
  const isDouble = event.type === 'dblclick' || event.type === 'touchend'
  return isDouble ? figure === null : figure?.dataset['movable'] === undefined
}
