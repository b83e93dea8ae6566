import type { Draw } from '../proof/proven-dice.ts'
import type { DiceEvent, DiceStep } from './changed-dice.ts'
import { readAddress } from './die-address.ts'

/** SHA-256 of a text's UTF-8 bytes, in hex. */
export type TextHash = (text: string) => string

/** What decided the new faces of an event. `commitment`: `null` if no die was thrown by the server. */
export interface Decided {
  readonly commitment: string | null
  readonly salt: string
}

const BY_HAND = 'by hand'

/** The head of a roll's chain before any change. `dice`: the first throw, encoded. */
export function firstHead(sha: TextHash, rollId: string, { commitment, salt }: Decided, dice: string): string {
  return sha(['waybook roll 1', rollId, commitment ?? BY_HAND, salt, dice].join('\n'))
}

/**
 * An event in lines. `?` stands for a face that the secret decides.
 * @example eventLines({ steps: [{ op: 'turn', die: 'y0', face: 4 }] }, false) // ['turn y0 4']
 */
export function eventLines(event: DiceEvent, isThrown: boolean): string[] {
  return 'undo' in event ? [`undo ${event.undo}`] : event.steps.map((step) => lineOf(step, isThrown))
}

function lineOf(step: DiceStep, isThrown: boolean): string {
  if (step.op === 'symbol') return `symbol ${step.count} ${step.symbol}`
  const face = isThrown && isFalling(step) ? '?' : (step.face ?? '')
  return `${step.op} ${step.die} ${face}`
}

/** Whether a step shows a new face that somebody threw. */
export function isFalling({ op }: DiceStep): boolean {
  return op === 'reroll' || op === 'add'
}

/** The text from which the secret's faces derive: it binds them to this roll, in this state, for these dice. */
export function throwText(sha: TextHash, head: string, event: DiceEvent, salt: string): string {
  return `${sha(['waybook throw 1', head, ...eventLines(event, true)].join('\n'))}${salt}`
}

/** The head of the chain after an event. */
export function nextHead(sha: TextHash, head: string, event: DiceEvent, { commitment, salt }: Decided): string {
  const faces = 'undo' in event ? [] : event.steps.map((step) => ('face' in step ? (step.face ?? '') : ''))
  const lines = eventLines(event, commitment !== null)
  return sha(['waybook change 1', head, ...lines, commitment ?? BY_HAND, salt, faces.join('.')].join('\n'))
}

/** The steps with the faces that a series gives, in their order. */
export function thrownSteps(steps: readonly DiceStep[], draw: (die: Draw['die']) => Draw): DiceStep[] {
  return steps.map((step) => {
    const address = step.op !== 'symbol' && isFalling(step) ? readAddress(step.die) : null
    return address ? { ...step, face: draw(address.die).face } : step
  })
}
