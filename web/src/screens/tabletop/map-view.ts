import { clampPosition, type Position } from '@waybook/contract'

/** The visible part of the scene. */
interface MapView {
  /** The center of the map's uncovered part. */
  readonly middle: Position
  /** The scene's width divided by its height. */
  readonly aspect: number
}

const map = () => document.querySelector<HTMLElement>('[data-map]')

export function focusMap(): void {
  map()?.focus()
}

/** The scene's current box on the screen, in CSS pixels. */
export function sceneBox(): DOMRect | undefined {
  return map()?.querySelector('[data-scene]')?.getBoundingClientRect()
}

/** Reads the view from the page, because the camera moves outside React. `null` without a map. */
export function mapView(): MapView | null {
  const frame = map()
  const scene = frame?.querySelector('[data-scene]')
  // This element has the size of the map's part beside the panel, without the camera's transform.
  const view = scene?.parentElement
  if (!frame || !scene || !view) return null
  const [window, box] = [frame.getBoundingClientRect(), scene.getBoundingClientRect()]
  const [x, y] = [window.left + view.clientWidth / 2 - box.left, window.top + view.clientHeight / 2 - box.top]
  return {
    middle: clampPosition({ x: (x / box.width) * 100, y: (y / box.height) * 100 }),
    aspect: box.width / box.height,
  }
}
