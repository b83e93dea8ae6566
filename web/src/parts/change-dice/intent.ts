import type { AnswerOf, DiceRight, ParamsOf } from '@waybook/contract'
import { changeDice } from '@waybook/messages/changeDice'
import {
  dieKinds,
  emptyPool,
  facesOf,
  netOf,
  readAddress,
  rerollOdds,
  withDice,
  type Die,
  type DieSymbolName,
  type JointSpread,
  type Net,
  type Pool,
  type Throwable,
} from '@waybook/rules'

export type Place = AnswerOf<'getRoll'>['places'][number]
type Change = ParamsOf<'changeRolledDice'>['changes'][number]

/** What the viewer is about to do. */
export type Intent =
  | {
      readonly kind: 'dice'
      readonly op: 'reroll' | 'turn' | 'remove' | 'upgrade'
      readonly addresses: readonly string[]
      readonly face: number | null
    }
  | { readonly kind: 'die'; readonly die: Die | 'force' }
  | { readonly kind: 'symbol'; readonly op: 'add' | 'remove'; readonly symbol: DieSymbolName }

/** No dice are chosen. */
export const nothingChosen: Extract<Intent, { readonly kind: 'dice' }> = {
  kind: 'dice',
  op: 'reroll',
  addresses: [],
  face: null,
}

/** The intent with a die chosen, or no longer chosen. */
export function withDie(intent: Intent, address: string): Intent {
  const { op, addresses } = intent.kind === 'dice' ? intent : nothingChosen
  const isChosen = addresses.includes(address)
  const others = addresses.filter((one) => one !== address)
  return { kind: 'dice', op, addresses: isChosen ? others : [...others, address], face: null }
}

/** The faces of physical dice, by the kind of die, in the order in which the dice fall. */
export type EnteredFaces = Readonly<Record<string, readonly number[]>>

/** The kinds of the dice that fall, each as often as it falls. */
export function fallingKinds(intent: Intent): Throwable[] {
  if (intent.kind === 'die') return [intent.die]
  if (intent.kind === 'symbol') return []
  const { op, addresses } = intent
  if (op === 'upgrade') return addresses.flatMap((address) => betterOf(address) ?? [])
  return op === 'reroll' ? addresses.flatMap((address) => readAddress(address)?.die ?? []) : []
}

/** The steps to send; empty while something is missing. Without entered faces, the server throws the dice. */
export function changesOf(intent: Intent, reason: string, faces: EnteredFaces = {}): Change[] {
  const because = { reason: reason.trim() }
  const entered = Object.values(faces).flat().length
  if (because.reason === '' || (entered > 0 && entered < fallingKinds(intent).length)) return []
  const left = new Map(Object.entries(faces).map(([die, some]) => [die, [...some]]))
  return stepsOf(intent, because).map((step) => {
    const kind = step.op === 'reroll' ? readAddress(step.die ?? '')?.die : step.op === 'add' ? step.die : undefined
    const face = left.get(kind ?? '')?.shift()
    return face === undefined ? step : { ...step, face }
  })
}

function stepsOf(intent: Intent, because: Pick<Change, 'reason'>): Change[] {
  if (intent.kind === 'die') return [{ op: 'add', die: intent.die, ...because }]
  if (intent.kind === 'symbol') return [{ op: intent.op, face: intent.symbol, ...because }]
  const { op, addresses, face } = intent
  if (op === 'turn' && face === null) return []
  if (op === 'upgrade')
    return addresses.flatMap((die): Change[] => {
      const better = betterOf(die)
      return better
        ? [
            { op: 'remove', die, ...because },
            { op: 'add', die: better, ...because },
          ]
        : []
    })
  return addresses.map((die) => ({ op, die, ...(op === 'turn' && face !== null && { face }), ...because }))
}

/** The die that takes the place of an upgraded one; `null` if it cannot be upgraded. */
function betterOf(address: string): Die | null {
  const die = readAddress(address)?.die
  if (die === 'ability') return 'proficiency'
  return die === 'difficulty' ? 'challenge' : null
}

/** Whether all of these dice can be upgraded in one change. */
export function canUpgrade(addresses: readonly string[]): boolean {
  return addresses.length <= UPGRADES_MAX && addresses.every((address) => betterOf(address) !== null)
}

/** A change has eight steps, and an upgrade needs two. */
const UPGRADES_MAX = 4

/** The button's words, such as "Ask to turn it". */
export function submitWords(intent: Intent, right: DiceRight): string {
  const wanted =
    intent.kind === 'dice' ? { op: intent.op, count: intent.addresses.length || 1 } : { op: verbOf(intent), count: 1 }
  return right === 'ask' ? changeDice.ask(wanted) : changeDice.now(wanted)
}

const verbOf = (intent: Exclude<Intent, { readonly kind: 'dice' }>) => (intent.kind === 'die' ? 'add' : intent.op)

/** The faces that the chosen dice can be turned to, each once; `null` if they are of different kinds. */
export function facesToTurnTo(
  places: readonly Place[],
  addresses: readonly string[],
): { die: Throwable; faces: number[] } | null {
  const kinds = [...new Set(places.filter(({ address }) => addresses.includes(address)).map(({ die }) => die))]
  const [kind] = kinds
  const die = [...dieKinds, 'force' as const].find((one) => one === kind)
  if (!die || kinds.length > 1) return null
  const texts = facesOf(die).map((face) => String(face))
  return { die, faces: texts.flatMap((text, index) => (texts.indexOf(text) === index ? [index] : [])) }
}

/** The odds of throwing the chosen dice again; `null` if one of them is outside the pool. */
export function oddsOfReroll(
  net: Net | null,
  places: readonly Place[],
  addresses: readonly string[],
): JointSpread | null {
  const chosen = places.filter(({ address }) => addresses.includes(address))
  const isPool = chosen.every(({ die }) => dieKinds.some((one) => one === die))
  if (!net || !isPool || chosen.length === 0) return null
  const pool = dieKinds.reduce<Pool>(
    (dice, kind) => withDice(dice, kind, chosen.filter(({ die }) => die === kind).length),
    emptyPool,
  )
  const symbols = netOf(chosen.flatMap(symbolsAt))
  return rerollOdds({ success: net.success - symbols.success, advantage: net.advantage - symbols.advantage }, pool)
}

function symbolsAt({ die, face }: Place) {
  const kind = dieKinds.find((one) => one === die)
  const symbols = kind && face !== null ? (facesOf(kind)[face] ?? []) : []
  return typeof symbols === 'number' ? [] : symbols
}
