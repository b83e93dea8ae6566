import {
  spendableSymbols,
  type Check,
  type CheckPart,
  type CheckResult,
  type SpendingOffer,
  type SymbolCounts,
} from '@waybook/contract'
import { FORCE_OPTION } from '@waybook/rules'

type Cost = SpendingOffer['costs'][number]

/** Such as "2 advantage". */
export const costWords = ({ symbol, count }: Cost) => `${count} ${symbol}`

/** Whether the remaining symbols cover one way to pay. */
export const mayPay = ({ symbol, count }: Cost, left: SymbolCounts | null) =>
  left !== null && (left[symbol] ?? 0) >= count

/** The unspent symbols, such as "2 advantage, 1 triumph left". */
export function leftWords(left: SymbolCounts): string {
  const words = spendableSymbols.flatMap((symbol) => {
    const count = left[symbol] ?? 0
    return count > 0 ? [`${count} ${symbol}`] : []
  })
  return words.length === 0 ? 'nothing left' : `${words.join(', ')} left`
}

/** The label of the button that applies a result, such as "Apply 5 damage to Raider 2". */
export function applyText(kind: Check['kind'], { result, target }: Pick<CheckPart, 'result' | 'target'>): string {
  const total = result?.total ?? null
  const whom = target?.name === '' ? null : (target?.name ?? null)
  if (result && result.injury !== null) return `Heal ${result.injury}${whom === null ? '' : ` for ${whom}`}`
  if (kind === 'recovery') return `Recover ${total ?? 0} strain`
  if (kind === 'healing') return `Heal ${hitPoints(total ?? 0)}${whom === null ? '' : ` for ${whom}`}`
  return `Apply ${total === null ? 'the damage' : `${total} damage`}${whom === null ? '' : ` to ${whom}`}`
}

const hitPoints = (count: number) => (count === 1 ? '1 hit point' : `${count} hit points`)

/** The calculation of damage, such as "9 less soak 4, pierce 1"; without a known soak "9 damage before soak". */
export function damageText({ base, soak, pierce, times, divided, reduced = 0 }: CheckResult): string {
  const factor = times === undefined ? (divided === undefined ? '' : ` divided by ${divided}`) : ` times ${times}`
  const how = soak === null ? `${base} damage${factor} before soak` : `${base}${factor} less soak ${soak}`
  return `${how}${pierce > 0 ? `, pierce ${pierce}` : ''}${reduced > 0 ? `, ${reduced} taken away` : ''}`
}

/** The offers whose effect the spender describes. */
const inOwnWords: ReadonlySet<string> = new Set(['benefit', 'mishap', 'worse', FORCE_OPTION])

export const wantsWords = ({ option }: Pick<SpendingOffer, 'option'>) => inOwnWords.has(option)
