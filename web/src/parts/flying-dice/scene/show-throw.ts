import { decodeFlight, dieResults, piecesOf, type ThrowResult } from '@waybook/rules'

import { DiceScene } from './dice-scene.ts'
import { loadTheme } from './dice-theme.ts'
import { PRINT_FONT } from './paint-atlas.ts'

interface SceneThrow {
  readonly container: HTMLElement
  readonly dice: ThrowResult
  /** The encoded flight that the server recorded. */
  readonly flight: Uint8Array
  /** Shows only the dice at rest, not their flight. */
  readonly atRest: boolean
  /** Called just before the first frame. */
  readonly onBegin: () => void
  /** Aborts the throw. */
  readonly signal: AbortSignal
}

/** One for the whole app: browsers allow only a few WebGL contexts. */
let scene: Promise<DiceScene> | null = null
let current: DiceScene | null = null

/** Throws the dice of a roll in `container`. Resolves when they are at rest or cannot be shown, to whether they are visible. */
export async function showThrow({
  container,
  dice,
  flight: bytes,
  atRest,
  onBegin,
  signal,
}: SceneThrow): Promise<boolean> {
  const pieces = piecesOf(dieResults(dice))
  const flight = decodeFlight(bytes)
  if (!pieces || flight?.paths.length !== pieces.length) return false
  const openedScene = await (scene ??= openScene())
  if (signal.aborted) return false
  signal.addEventListener('abort', () => openedScene.stop())
  openedScene.mount(container)
  openedScene.load(pieces, flight)
  onBegin()
  if (!atRest) return await openedScene.play()
  openedScene.seekEnd()
  return true
}

async function openScene(): Promise<DiceScene> {
  const font = document.fonts.load(`800 100px ${PRINT_FONT}`)
  const [theme] = await Promise.all([loadTheme(), font])
  const opened = new DiceScene(theme)
  opened.canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    if (current === opened) closeScene()
  })
  return (current = opened)
}

/** Disposes of the scene. The next throw opens a new one. */
export function closeScene(): void {
  const closing = scene
  scene = current = null
  void closing?.then((opened) => opened.dispose())
}
