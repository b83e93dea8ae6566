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

/**
 * The head of a roll's chain before any change. `dice`: the first throw, encoded.
 * @example
 * const sha = (text) => text.replaceAll('\n', '|')
 * firstHead(sha, 'roll', { commitment: null, salt: '' }, 'g1') // 'waybook roll 1|roll|by hand||g1'
 */
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

/**
 * Whether a step shows a new face that somebody threw.
 * @example isFalling({ op: 'reroll', die: 'g0', face: null }) // true
 */
export function isFalling({ op }: DiceStep): boolean {
  return op === 'reroll' || op === 'add'
}

/**
 * The text from which the secret's faces derive: it binds them to this roll, in this state, for these dice.
 * @example
 * const event = { steps: [{ op: 'reroll', die: 'g0', face: null }] }
 * throwText((text) => text.replaceAll('\n', '|'), 'head', event, '+salt') // 'waybook throw 1|head|reroll g0 ?+salt'
 */
export function throwText(sha: TextHash, head: string, event: DiceEvent, salt: string): string {
  return `${sha(['waybook throw 1', head, ...eventLines(event, true)].join('\n'))}${salt}`
}

/**
 * The head of the chain after an event.
 * @example
 * const decided = { commitment: null, salt: '' }
 * nextHead((text) => text.replaceAll('\n', '|'), 'head', { undo: 2 }, decided) // 'waybook change 1|head|undo 2|by hand||'
 */
export function nextHead(sha: TextHash, head: string, event: DiceEvent, { commitment, salt }: Decided): string {
  const faces = 'undo' in event ? [] : event.steps.map((step) => ('face' in step ? (step.face ?? '') : ''))
  const lines = eventLines(event, commitment !== null)
  return sha(['waybook change 1', head, ...lines, commitment ?? BY_HAND, salt, faces.join('.')].join('\n'))
}

/**
 * The steps with the faces that a series gives, in their order.
 * @example
 * const steps = [{ op: 'reroll', die: 'g0', face: null }]
 * thrownSteps(steps, (die) => ({ die, read: [3], face: 3 })) // [{ op: 'reroll', die: 'g0', face: 3 }]
 */
export function thrownSteps(steps: readonly DiceStep[], draw: (die: Draw['die']) => Draw): DiceStep[] {
  return steps.map((step) => {
    const address = step.op !== 'symbol' && isFalling(step) ? readAddress(step.die) : null
    return address ? { ...step, face: draw(address.die).face } : step
  })
}
