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

import { layCloth } from './cloth.ts'
import { DiceSet } from './dice-set.ts'
import type { DiceTheme } from './dice-theme.ts'
import { Lamp } from './lamp.ts'
import { View } from './view.ts'

/** In the last of these the camera comes close. */
const RISE_FRAMES = 36
const PIXEL_RATIO_MAX = 2
const unturned: Rotation = { x: 0, y: 0, z: 0, w: 1 }

/** Dice that fly as they were recorded. Draws only while they move; its canvas can be laid into any place. */
export class Stage {
  readonly canvas = document.createElement('canvas')
  readonly scene = new Scene()
  readonly view = new View()
  readonly #renderer: WebGLRenderer
  readonly #dice: DiceSet
  readonly #cloth: ReturnType<typeof layCloth>
  readonly #lamp = new Lamp(this.scene)
  #room: WebGLRenderTarget | null = null
  readonly #sized = new ResizeObserver(() => this.#fit())
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
    this.#dice = new DiceSet(this.scene, theme)
    this.#cloth = layCloth(theme)
    this.scene.add(this.#cloth)
  }

  /** Moves the canvas into this place, whose size it takes. */
  enter(place: HTMLElement): void {
    this.#sized.disconnect()
    place.append(this.canvas)
    this.#sized.observe(place)
    this.#fit()
  }

  /** Takes up the dice of a throw; `flight` has a path for each piece. */
  load(pieces: readonly Piece[], flight: Flight): void {
    this.stop()
    this.#room ??= roomLight(this.#renderer)
    this.scene.environment = this.#room.texture
    this.#pieces = pieces
    this.#flight = flight
    this.#dice.take(pieces)
    this.view.show(
      trayFor(pieces.length),
      flight.paths.flatMap((path) => path.at(-1)?.pose.at ?? []),
    )
    this.#turn()
  }

  /** Shows the throw at a moment, in frames. */
  seek(frame: number): void {
    for (const [index, path] of this.#flight.paths.entries()) {
      const pose = poseAt(path, frame)
      if (pose) this.#dice.lay(index, pose, this.#turns[index] ?? unturned)
    }
    this.view.rest(Math.max(0, Math.min(1, 1 + (frame - this.#lastFrame) / RISE_FRAMES)))
    this.#draw()
  }

  /** Plays the throw from now on; whether it came to its end, and nothing else was shown before. */
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

  /** Lets the dice stand in the air where they are. */
  stop(): void {
    this.#stop.abort()
  }

  dispose(): void {
    this.stop()
    this.#sized.disconnect()
    this.#dice.dispose()
    this.#cloth.material.map?.dispose()
    this.#cloth.material.dispose()
    this.#cloth.geometry.dispose()
    this.#lamp.dispose()
    this.#room?.dispose()
    this.#renderer.dispose()
    // Without this the browser keeps the context until it has sixteen and complains.
    this.#renderer.forceContextLoss()
    this.canvas.remove()
  }

  get #lastFrame(): number {
    return Math.max(0, this.#flight.frames - 1)
  }

  /** Which way up a die is read best, and where light comes from, depends on the screen. */
  #turn(): void {
    const { screenUp } = this.view
    this.#lamp.shineOn(trayFor(this.#pieces.length), screenUp)
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
    if (this.view.fit(clientWidth, clientHeight)) this.#turn()
    this.#draw()
  }

  #draw(): void {
    this.#renderer.render(this.scene, this.view.camera)
  }
}

/** What polished resin mirrors: a plain room. */
function roomLight(renderer: WebGLRenderer): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer)
  const room = new RoomEnvironment()
  const light = generator.fromScene(room, 0.04)
  generator.dispose()
  room.dispose()
  return light
}
