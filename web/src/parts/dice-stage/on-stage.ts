import { canDraw } from './can-draw.ts'

/** What draws in space is large: it is fetched when a roll is near. */
const stage = () => import('./stage/show-throw.ts')

type Shown = Parameters<Awaited<ReturnType<typeof stage>>['showThrow']>[0]

let isOpen = false

/** Fetches what draws the dice, when a roll is near; where none are drawn in space, nothing. */
export function preloadDice(): void {
  if (canDraw()) stage().catch(() => undefined)
}

/** Whether the dice came to rest on the stage; where it cannot be fetched within so many milliseconds, or opened, they did not. */
export async function throwOnStage(shown: Shown, withinMs: number): Promise<boolean> {
  try {
    const { showThrow } = await Promise.race([stage(), tooLate(withinMs)])
    isOpen = true
    return await showThrow(shown)
  } catch {
    return false
  }
}

async function tooLate(afterMs: number): Promise<never> {
  return await new Promise((_resolve, reject) => setTimeout(reject, afterMs))
}

/** Gives back what the stage holds of the graphics chip. */
export function leaveStage(): void {
  if (isOpen) void stage().then(({ closeStage }) => closeStage())
  isOpen = false
}
