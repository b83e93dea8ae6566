import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RollChain } from '@waybook/contract'
import {
  eventLines,
  firstHead,
  nextHead,
  provenSeries,
  thrownSteps,
  throwText,
  type DiceEvent,
  type DiceStep,
} from '@waybook/rules'

type Event = RollChain['events'][number]

/** A change of the chain, checked on this device. */
export interface CheckedChange {
  readonly changeId: string
  /** The steps as they are hashed. */
  readonly lines: readonly string[]
  /** What decided the new faces; `none` if there are none. */
  readonly decided: 'secret' | 'hand' | 'none'
  readonly secretFits: boolean
  readonly facesFit: boolean
  readonly headFits: boolean
}

const sha = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

/** Recomputes every change of a roll, one after another. A change that was forged breaks all heads from its own on. */
export function checkChain({ roll, first, events }: RollChain): CheckedChange[] {
  let head = firstHead(sha, roll, first, first.dice)
  return events.map((event) => {
    const checked = checkChange(head, event)
    head = event.head
    return checked
  })
}

function checkChange(head: string, event: Event): CheckedChange {
  const { changeId, secret, commitment, salt } = event
  const made = eventOf(event)
  const falls = 'steps' in made && made.steps.some(({ op }) => op === 'reroll' || op === 'add')
  return {
    changeId,
    lines: eventLines(made, false),
    decided: falls ? (secret === null ? 'hand' : 'secret') : 'none',
    secretFits: secret === null || bytesToHex(sha256(hexToBytes(secret))) === commitment,
    facesFit:
      secret === null || !('steps' in made) || sameFaces(made.steps, throwAgain(head, made.steps, secret, salt)),
    headFits: nextHead(sha, head, made, { commitment, salt }) === event.head,
  }
}

function eventOf({ undo, steps }: Event): DiceEvent {
  return undo === undefined ? { steps: steps ?? [] } : { undo }
}

function throwAgain(head: string, steps: readonly DiceStep[], secret: string, salt: string): DiceStep[] {
  const key = hexToBytes(secret)
  const text = throwText(sha, head, { steps }, salt)
  return thrownSteps(
    steps,
    provenSeries(text, (part) => hmac(sha256, key, utf8ToBytes(part))),
  )
}

function sameFaces(shown: readonly DiceStep[], thrown: readonly DiceStep[]): boolean {
  return JSON.stringify(shown) === JSON.stringify(thrown)
}
