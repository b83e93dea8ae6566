import { decodeFlight, fallenDice, piecesOf, type Fallen } from '@waybook/rules'

import { loadTheme } from './dice-theme.ts'
import { PRINT_FONT } from './paint-atlas.ts'
import { Stage } from './stage.ts'

interface Shown {
  readonly place: HTMLElement
  readonly dice: Fallen
  /** As the server recorded it. */
  readonly flight: Uint8Array
  /** Shows how the dice lie, and not how they came there. */
  readonly atRest: boolean
  /** Called when the first die is about to be seen. */
  readonly begin: () => void
  /** Ends the throw before its time. */
  readonly signal: AbortSignal
}

/** One for the whole app: browsers have few contexts to give. */
let stage: Promise<Stage> | null = null
let current: Stage | null = null

/** Throws the dice of a roll in this place. Resolves when they rest, or cannot be shown, with whether they are seen there. */
export async function showThrow({ place, dice, flight: bytes, atRest, begin, signal }: Shown): Promise<boolean> {
  const pieces = piecesOf(fallenDice(dice))
  const flight = decodeFlight(bytes)
  if (!pieces || flight?.paths.length !== pieces.length) return false
  const onStage = await (stage ??= openStage())
  if (signal.aborted) return false
  signal.addEventListener('abort', () => onStage.stop())
  onStage.enter(place)
  onStage.load(pieces, flight)
  begin()
  if (!atRest) return await onStage.play()
  onStage.seekEnd()
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

/** Gives back what the stage holds; the next throw opens another. */
export function closeStage(): void {
  const closing = stage
  stage = current = null
  void closing?.then((opened) => opened.dispose())
}
