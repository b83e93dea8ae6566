import {
  FRAMES_PER_SECOND,
  poseAt,
  solids,
  trayFor,
  turnToShow,
  type Flight,
  type Piece,
  type Rotation,
} from '@waybook/rules'
import { NeutralToneMapping, PCFShadowMap, PMREMGenerator, Scene, WebGLRenderer, type WebGLRenderTarget } from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'

import { DiceCamera } from './dice-camera.ts'
import { DiceMeshes } from './dice-meshes.ts'
import type { DiceTheme } from './dice-theme.ts'
import { createFelt } from './felt.ts'
import { TableLight } from './table-light.ts'

/** During the last frames of a throw the camera moves closer. */
const APPROACH_FRAMES = 36
const PIXEL_RATIO_MAX = 2
const unturned: Rotation = { x: 0, y: 0, z: 0, w: 1 }

/** Plays recorded throws with three.js. Draws only while dice move; its canvas can be mounted in any element. */
export class DiceScene {
  readonly canvas = document.createElement('canvas')
  readonly scene = new Scene()
  readonly camera = new DiceCamera()
  readonly #renderer: WebGLRenderer
  readonly #dice: DiceMeshes
  readonly #felt: ReturnType<typeof createFelt>
  readonly #light = new TableLight(this.scene)
  #environment: WebGLRenderTarget | null = null
  readonly #resizeObserver = new ResizeObserver(() => this.#fit())
  #pieces: readonly Piece[] = []
  #turns: readonly Rotation[] = []
  #flight: Flight = { frames: 0, paths: [] }
  #stop = new AbortController()

  constructor(theme: DiceTheme) {
    const { canvas } = this
    canvas.setAttribute('aria-hidden', 'true')
    canvas.className = 'block size-full'
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' })
    this.#renderer.toneMapping = NeutralToneMapping
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.scene.environmentIntensity = 0.32
    this.#dice = new DiceMeshes(this.scene, theme)
    this.#felt = createFelt(theme)
    this.scene.add(this.#felt)
  }

  /** Moves the canvas into `container` and takes over its size. */
  mount(container: HTMLElement): void {
    this.#resizeObserver.disconnect()
    container.append(this.canvas)
    this.#resizeObserver.observe(container)
    this.#fit()
  }

  /** Prepares a throw. `flight` has a path for each piece. */
  load(pieces: readonly Piece[], flight: Flight): void {
    this.stop()
    this.#environment ??= createEnvironment(this.#renderer)
    this.scene.environment = this.#environment.texture
    this.#pieces = pieces
    this.#flight = flight
    this.#dice.show(pieces)
    this.camera.frame(
      trayFor(pieces.length),
      flight.paths.flatMap((path) => path.at(-1)?.pose.at ?? []),
    )
    this.#orient()
  }

  /** Shows the throw at this frame. */
  seek(frame: number): void {
    for (const [index, path] of this.#flight.paths.entries()) {
      const pose = poseAt(path, frame)
      if (pose) this.#dice.setPose(index, pose, this.#turns[index] ?? unturned)
    }
    this.camera.approach(Math.max(0, Math.min(1, 1 + (frame - this.#lastFrame) / APPROACH_FRAMES)))
    this.#draw()
  }

  /** Plays the throw. Resolves to whether it reached its end without being stopped. */
  async play(): Promise<boolean> {
    this.stop()
    const { signal } = (this.#stop = new AbortController())
    const startedMs = performance.now()
    for (let frame = 0; frame < this.#lastFrame && !signal.aborted;) {
      frame = Math.min(((performance.now() - startedMs) * FRAMES_PER_SECOND) / 1000, this.#lastFrame)
      this.seek(frame)
      await new Promise(requestAnimationFrame)
    }
    return !signal.aborted
  }

  seekEnd(): void {
    this.stop()
    this.seek(this.#lastFrame)
  }

  /** Stops the throw at the current frame. */
  stop(): void {
    this.#stop.abort()
  }

  dispose(): void {
    this.stop()
    this.#resizeObserver.disconnect()
    this.#dice.dispose()
    this.#felt.material.map?.dispose()
    this.#felt.material.dispose()
    this.#felt.geometry.dispose()
    this.#light.dispose()
    this.#environment?.dispose()
    this.#renderer.dispose()
    // Otherwise the browser retains the context, and warns once there are sixteen.
    this.#renderer.forceContextLoss()
    this.canvas.remove()
  }

  get #lastFrame(): number {
    return Math.max(0, this.#flight.frames - 1)
  }

  /** Turns the dice and the light to the orientation of the screen. */
  #orient(): void {
    const { screenUp } = this.camera
    this.#light.aimAt(trayFor(this.#pieces.length), screenUp)
    this.#turns = this.#pieces.map(({ solid: name, face }, index) => {
      const lies = this.#flight.paths[index]?.at(-1)?.pose.turn ?? unturned
      return turnToShow({ solid: solids[name], lies, face, screenUp }) ?? unturned
    })
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.canvas.parentElement ?? this.canvas
    if (clientWidth === 0 || clientHeight === 0) return
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, PIXEL_RATIO_MAX))
    this.#renderer.setSize(clientWidth, clientHeight, false)
    if (this.camera.fit(clientWidth, clientHeight)) this.#orient()
    this.#draw()
  }

  #draw(): void {
    this.#renderer.render(this.scene, this.camera.perspective)
  }
}

/** A plain room that the polished dice reflect. */
function createEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer)
  const room = new RoomEnvironment()
  const light = generator.fromScene(room, 0.04)
  generator.dispose()
  room.dispose()
  return light
}
