import { decodeFlight, dieResults, piecesOf, type ThrowResult } from '@waybook/rules'

import { loadTheme } from './dice-theme.ts'
import { PRINT_FONT } from './paint-atlas.ts'
import { Stage } from './stage.ts'

interface StageThrow {
  readonly container: HTMLElement
  readonly dice: ThrowResult
  /** Encoded, as the server recorded it. */
  readonly flight: Uint8Array
  /** Shows only how the dice come to rest, not their flight. */
  readonly atRest: boolean
  /** Called when the first frame is about to be drawn. */
  readonly onBegin: () => void
  /** Aborts the throw. */
  readonly signal: AbortSignal
}

/** One for the whole app: browsers allow only a few WebGL contexts. */
let stage: Promise<Stage> | null = null
let current: Stage | null = null

/** Throws the dice of a roll in `container`. Resolves when they are at rest or cannot be shown, with whether they are visible there. */
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

/** Releases the stage; the next throw opens another one. */
export function closeStage(): void {
  const closing = stage
  stage = current = null
  void closing?.then((opened) => opened.dispose())
}
