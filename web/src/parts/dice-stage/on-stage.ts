import { canDraw } from './can-draw.ts'

/** What draws in space is large: it is fetched when a roll is near. */
const stage = () => import('./stage/show-throw.ts')

type Shown = Parameters<Awaited<ReturnType<typeof stage>>['showThrow']>[0]

let isOpen = false

/** Fetches what draws the dice, when a roll is near; where none are drawn in space, nothing. */
export function preloadDice(): void {
  if (canDraw()) stage().catch(() => undefined)
}

/** What draws in space may be long in coming: the result does not wait for it. */
const PATIENCE_MS = 5000

/** Whether the dice came to rest on the stage; where it cannot be fetched in time, or opened, they did not. */
export async function throwOnStage(shown: Shown): Promise<boolean> {
  try {
    const { showThrow } = await Promise.race([stage(), tooLate()])
    isOpen = true
    return await showThrow(shown)
  } catch {
    return false
  }
}

async function tooLate(): Promise<never> {
  return await new Promise((_resolve, reject) => setTimeout(reject, PATIENCE_MS))
}

/** Gives back what the stage holds of the graphics chip. */
export function leaveStage(): void {
  if (isOpen) void stage().then(({ closeStage }) => closeStage())
  isOpen = false
}
