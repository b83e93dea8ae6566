import { clampPosition, type Position } from '@waybook/contract'

/** What is seen of the scene. */
interface MapView {
  /** Of the part of the map that no bar or panel covers. */
  readonly middle: Position
  /** The width of the scene by its height. */
  readonly aspect: number
}

const map = () => document.querySelector<HTMLElement>('[data-map]')

export function focusMap(): void {
  map()?.focus()
}

/** The box of the scene in pixels of the window, as the camera shows it now. */
export function sceneBox(): DOMRect | undefined {
  return map()?.querySelector('[data-scene]')?.getBoundingClientRect()
}

/** Read from the page when it is needed, because the camera moves outside React; `null` if there is no map. */
export function mapView(): MapView | null {
  const frame = map()
  const scene = frame?.querySelector('[data-scene]')
  // As large as the part of the map that is not under the panel, before the camera moves it.
  const view = scene?.parentElement
  if (!frame || !scene || !view) return null
  const [window, box] = [frame.getBoundingClientRect(), scene.getBoundingClientRect()]
  const [x, y] = [window.left + view.clientWidth / 2 - box.left, window.top + view.clientHeight / 2 - box.top]
  return {
    middle: clampPosition({ x: (x / box.width) * 100, y: (y / box.height) * 100 }),
    aspect: box.width / box.height,
  }
}
