import 'd3-transition'
import type { Position } from '@waybook/contract'
import { select, type Selection } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom'

import { prefersReducedMotion } from '#look/device-look.ts'

import { centred, framed, into, type Covered, type Laid, type Part } from './framed.ts'

/** Smaller than fitted, to show the edge of the map. */
const SCALE_LEAST = 0.5
/** Close enough to see a face on a picture of 4000 px. Large pictures can be enlarged further, to their own size. */
const SCALE_MOST = 8
const ZOOM_STEP = 1.4
/** A fraction of the window. */
const PAN_STEP = 0.15
/** The share of the window that a whole large picture takes. */
const ALL_OF_WINDOW = 0.96
/** A pointer that moves less than this clicks. */
const CLICK_DISTANCE_PX = 4
/** How long the map takes to move when more of it is revealed. */
const MOVE_MS = 900

/** The picture in the world, laid out as large as fits. `width`: its own width in pixels. */
interface Drawn {
  readonly element: HTMLElement
  readonly width: number
}

/** A point of the picture to open the map at, in percent. `scaleFor`: the scale for the laid-out picture in its place, which the window sizes. */
export interface Opening {
  readonly point: Position
  readonly scaleFor: (picture: Laid, place: Laid) => number
}

interface Zoomed {
  readonly transform: ZoomTransform
  /** The viewer's event; unset if the page itself moved the map. */
  readonly sourceEvent?: unknown
}

/** The visible part of the map. Wheel, pinch, drag, toolbar and keys change it outside React. */
export class Viewport {
  readonly #listeners = new Set<() => void>()
  readonly #zoom = zoom<HTMLElement, unknown>().clickDistance(CLICK_DISTANCE_PX)
  #frame: Selection<HTMLElement, unknown, null, undefined> | null = null
  #picture: HTMLElement | null = null
  /** The part to fit to the window; `null` for the whole picture. */
  #part: Part | null = null
  /** Shown instead of the part until the viewer moves the map. */
  #opening: Opening | null = null
  /** Whether the viewer has moved the map since it was last fitted. */
  #isChosen = false
  /** The scale at which the whole picture is in the window; 1 if the laid-out picture fits. */
  #whole = 1

  /** `isForMap`: which events of the frame move the map; by default the main button and fingers. */
  constructor(isForMap?: (event: Event) => boolean) {
    if (isForMap) this.#zoom.filter(isForMap)
  }

  /** `frame` receives the pointer events. `world` inside it is moved and scaled, and has the scale in `--zoom`. Returns a function that detaches. */
  attach(frame: HTMLElement, world: HTMLElement, picture: Drawn): () => void {
    const selection = select(frame)
    this.#picture = picture.element
    const resized = new ResizeObserver(() => this.#measure(frame, picture))
    // The panel may move the picture without resizing it, but then resizes the picture's place.
    for (const one of [frame, picture.element, picture.element.parentElement ?? frame]) resized.observe(one)
    let scale = 1
    // While the world moves it is its own layer, so nothing is repainted. At rest it is painted sharp.
    this.#zoom.on('start', () => (world.style.willChange = 'transform'))
    this.#zoom.on('end', () => (world.style.willChange = ''))
    this.#zoom.on('zoom', ({ transform: { x, y, k }, sourceEvent }: Zoomed) => {
      this.#isChosen ||= sourceEvent instanceof Event
      world.style.transform = `translate(${x}px,${y}px) scale(${k})`
      // Setting it restyles all tokens, even if the value stays the same.
      if (k !== scale) world.style.setProperty('--zoom', String(k))
      scale = k
      this.#changed()
    })
    selection.call(this.#zoom)
    this.#frame = selection
    return () => {
      resized.disconnect()
      selection.on('.zoom', null)
      this.#frame = null
    }
  }

  /** Calls `listener` whenever another part may be visible, often many times per frame. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The box of the frame, in pixels of the window. */
  box(): DOMRect | undefined {
    return this.#frame?.node()?.getBoundingClientRect()
  }

  readonly zoomIn = (): void => this.#scale(ZOOM_STEP)

  readonly zoomOut = (): void => this.#scale(1 / ZOOM_STEP)

  readonly fit = (): void => {
    this.#isChosen = false
    this.#opening = null
    this.#restore()
  }

  /** Opens the map at a point, and again when the window changes, unless the viewer has moved the map. */
  openAt(opening: Opening): void {
    if (this.#isChosen) return
    this.#opening = opening
    this.#restore()
  }

  /** Moves to a place that the page chose, with its scale for the window. */
  showPlace({ point, scaleFor }: Opening): void {
    const place = this.#picture?.parentElement
    if (this.#picture && place) this.flyTo(point, scaleFor(this.#picture, place))
  }

  /** Jumps to the view that the viewer gets without moving the map. */
  #restore(): void {
    if (this.#frame) this.#zoom.transform(this.#frame, this.#unmoved())
  }

  /** Changes the part to fit to the window. The map moves there unless the viewer has moved it. */
  fitTo(part: Part | null): void {
    const [frame, before] = [this.#frame, this.#part]
    this.#part = part
    const isFirst = before === null
    // An unchanged part, such as `null` when the map opens, needs no layout.
    if (!frame || this.#isChosen || this.#opening || before === part) return
    if (isFirst || prefersReducedMotion()) this.#restore()
    else this.#zoom.transform(frame.transition().duration(MOVE_MS), this.#unmoved())
  }

  /** The current scale; 1 is the laid-out size. */
  scale(): number {
    const frame = this.#frame?.node()
    return frame ? zoomTransform(frame).k : 1
  }

  scaleMost(): number {
    return this.#zoom.scaleExtent()[1]
  }

  /** Moves to a point of the picture, in percent, and zooms to this scale as far as allowed. */
  flyTo(point: Position, scale: number): void {
    const there = this.#centredAt(point, scale)
    if (!there || !this.#frame) return
    this.#isChosen = true
    if (prefersReducedMotion()) this.#zoom.transform(this.#frame, there)
    else this.#zoom.transform(this.#frame.transition().duration(MOVE_MS), there)
  }

  /** Jumps to a point of the picture, in percent, without an animation. */
  startAt(point: Position, scale: number): void {
    const there = this.#centredAt(point, scale)
    if (there && this.#frame) this.#zoom.transform(this.#frame, there)
  }

  #centredAt(point: Position, scale: number): ZoomTransform | null {
    const [frame, place] = [this.#frame?.node(), this.#picture?.parentElement]
    if (!frame || !this.#picture || !place) return null
    const [least, most] = this.#zoom.scaleExtent()
    return centred(point, into(scale, least, most), [this.#picture, place], frame, coveredOf(frame))
  }

  /** Shows all of a picture that is larger than the window. */
  readonly showAll = (): void => this.flyTo({ x: 50, y: 50 }, this.#whole * ALL_OF_WINDOW)

  #unmoved(): ZoomTransform {
    const [picture, place] = [this.#picture, this.#picture?.parentElement]
    if (!picture || !place) return zoomIdentity
    if (this.#opening)
      return this.#centredAt(this.#opening.point, this.#opening.scaleFor(picture, place)) ?? zoomIdentity
    return this.#part ? framed(this.#part, picture, place) : zoomIdentity
  }

  /** Pans by steps: `pan(1, 0)` shows more of the map on the right. */
  pan(x: number, y: number): void {
    const frame = this.#frame?.node()
    if (frame) this.#translate(-x * PAN_STEP * frame.clientWidth, -y * PAN_STEP * frame.clientHeight)
  }

  /**
   * Pans just far enough to bring a point of the window into the part of the frame that its `scroll-padding` leaves free. `spare`: extra free pixels
   * around the point.
   */
  reveal(x: number, y: number, spare: number): void {
    const frame = this.#frame?.node()
    if (!frame) return
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    const covered = coveredOf(frame)
    this.#translate(
      into(x, left + covered.left + spare, right - covered.right - spare) - x,
      into(y, top + covered.top + spare, bottom - covered.bottom - spare) - y,
    )
  }

  /** Pans by pixels of the window, at any zoom. */
  #translate(x: number, y: number): void {
    const frame = this.#frame?.node()
    if (!this.#frame || !frame || (x === 0 && y === 0)) return
    this.#isChosen = true
    const { k } = zoomTransform(frame)
    this.#zoom.translateBy(this.#frame, x / k, y / k)
  }

  #scale(factor: number): void {
    this.#isChosen = true
    if (this.#frame) this.#zoom.scaleBy(this.#frame, factor)
  }

  /** Allows panning half a window beyond the edges of the window and of the picture, so users can move the map out from under a panel. */
  #measure({ clientWidth: width, clientHeight: height }: HTMLElement, picture: Drawn): void {
    const windowBox: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ]
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = picture.element
    const reach: [[number, number], [number, number]] = [
      [Math.min(left, 0) - width / 2, Math.min(top, 0) - height / 2],
      [Math.max(left + offsetWidth, width) + width / 2, Math.max(top + offsetHeight, height) + height / 2],
    ]
    const ownSize = picture.width / offsetWidth
    // Users can zoom out to see all of a picture that is larger than the window.
    const whole = Math.min(width / offsetWidth, height / offsetHeight, 1)
    this.#whole = Number.isFinite(whole) ? whole : 1
    this.#zoom
      .extent(windowBox)
      .translateExtent(reach)
      .scaleExtent([
        Math.min(SCALE_LEAST, ALL_OF_WINDOW * this.#whole),
        Number.isFinite(ownSize) ? Math.max(SCALE_MOST, ownSize) : SCALE_MOST,
      ])
    if ((this.#part || this.#opening) && !this.#isChosen) this.#restore()
    this.#changed()
  }

  #changed(): void {
    this.#listeners.forEach((listener) => listener())
  }
}

/** A frame's `scroll-padding` is the part that its panels cover. */
function coveredOf(frame: HTMLElement): Covered {
  const style = getComputedStyle(frame)
  return {
    left: parseFloat(style.scrollPaddingLeft) || 0,
    right: parseFloat(style.scrollPaddingRight) || 0,
    top: parseFloat(style.scrollPaddingTop) || 0,
    bottom: parseFloat(style.scrollPaddingBottom) || 0,
  }
}
