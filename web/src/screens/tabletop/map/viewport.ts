import { select, type Selection } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'

/** From a little smaller than fitted, so that one sees what lies at the edge, to a face on a picture of 4000 px. */
const EXTENT: [number, number] = [0.5, 8]
const ZOOM_STEP = 1.4
/** Of the window. */
const PAN_STEP = 0.15
/** In pixels: a pointer that moves less clicks. */
const CLICK_DISTANCE = 4

/** The part of the map that is in sight: wheel, pinch, drag, tools and keys change it, past React. */
export class Sight {
  readonly #zoom = zoom<HTMLElement, unknown>().scaleExtent(EXTENT).clickDistance(CLICK_DISTANCE).filter(isForTheMap)
  #frame: Selection<HTMLElement, unknown, null, undefined> | null = null

  /** `frame` hears the pointers; `world` in it is moved and scaled, and says in `--zoom` by how much. Answers how to stop. */
  attach(frame: HTMLElement, world: HTMLElement): () => void {
    const chosen = select(frame)
    const resized = new ResizeObserver(() => this.#measure(frame))
    resized.observe(frame)
    this.#zoom.on('zoom', ({ transform: { x, y, k } }: { readonly transform: ZoomTransform }) => {
      world.style.transform = `translate(${x}px,${y}px) scale(${k})`
      world.style.setProperty('--zoom', String(k))
    })
    chosen.call(this.#zoom)
    this.#frame = chosen
    return () => {
      resized.disconnect()
      chosen.on('.zoom', null)
      this.#frame = null
    }
  }

  readonly zoomIn = (): void => this.#scale(ZOOM_STEP)

  readonly zoomOut = (): void => this.#scale(1 / ZOOM_STEP)

  readonly fit = (): void => {
    if (this.#frame) this.#zoom.transform(this.#frame, zoomIdentity)
  }

  /** By steps: `pan(1, 0)` shows more of what lies to the right. */
  pan(x: number, y: number): void {
    const frame = this.#frame?.node()
    if (!this.#frame || !frame) return
    this.#zoom.translateBy(this.#frame, -x * PAN_STEP * frame.clientWidth, -y * PAN_STEP * frame.clientHeight)
  }

  #scale(by: number): void {
    if (this.#frame) this.#zoom.scaleBy(this.#frame, by)
  }

  /** Half a window beyond the edges: what lies beneath a panel can be pulled out. */
  #measure({ clientWidth: width, clientHeight: height }: HTMLElement): void {
    const windowBox: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ]
    const reach: [[number, number], [number, number]] = [
      [-width / 2, -height / 2],
      [1.5 * width, 1.5 * height],
    ]
    this.#zoom.extent(windowBox).translateExtent(reach)
  }
}

/** A token that the viewer may move takes the pointer for itself; the wheel zooms there too. */
function isForTheMap(event: Event): boolean {
  if (event.type === 'wheel') return true
  if ('button' in event && event.button !== 0) return false
  return !(event.target instanceof Element && event.target.closest('[data-movable]'))
}
