import { decodeFlight, dieResults, piecesOf, type ThrowResult } from '@waybook/rules'

import { loadTheme } from './dice-theme.ts'
import { PRINT_FONT } from './paint-atlas.ts'
import { Stage } from './stage.ts'

interface StageThrow {
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
let stage: Promise<Stage> | null = null
let current: Stage | null = null

/** Throws the dice of a roll in `container`. Resolves when they are at rest or cannot be shown, to whether they are visible. */
export async function showThrow({
  container,
  dice,
  flight: bytes,
  atRest,
  onBegin,
  signal,
}: StageThrow): Promise<boolean> {
  const pieces = piecesOf(dieResults(dice))
  const flight = decodeFlight(bytes)
  if (!pieces || flight?.paths.length !== pieces.length) return false
  const openedStage = await (stage ??= openStage())
  if (signal.aborted) return false
  signal.addEventListener('abort', () => openedStage.stop())
  openedStage.mount(container)
  openedStage.load(pieces, flight)
  onBegin()
  if (!atRest) return await openedStage.play()
  openedStage.seekEnd()
  return true
}

async function openStage(): Promise<Stage> {
  const font = document.fonts.load(`800 100px ${PRINT_FONT}`)
  const [theme] = await Promise.all([loadTheme(), font])
  const opened = new Stage(theme)
  opened.canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    if (current === opened) closeStage()
  })
  return (current = opened)
}

/** Disposes of the stage. The next throw opens a new one. */
export function closeStage(): void {
  const closing = stage
  stage = current = null
  void closing?.then((opened) => opened.dispose())
}
