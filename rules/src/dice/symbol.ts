/** Opposing pairs of symbols: the roller's, the opposition's, and how they interact. */
export const symbolPairs = [
  { kind: 'success', harm: 'failure', cancel: true, meaning: 'Cancel each other. Any success left means it works.' },
  { kind: 'advantage', harm: 'threat', cancel: true, meaning: 'Cancel each other. They color the result either way.' },
  {
    kind: 'triumph',
    harm: 'despair',
    cancel: false,
    meaning: 'Never cancel. Each also counts as one success or one failure.',
  },
] as const

export type DieSymbolName = (typeof symbolPairs)[number]['kind' | 'harm']

/** The symbols of the force die; each is one force point. */
export type ForceSymbolName = 'lightside' | 'darkside'

/** The net result of a roll. Negative success means failures, negative advantage means threat. */
export interface Net {
  readonly success: number
  readonly advantage: number
  readonly triumph: number
  readonly despair: number
}

/**
 * @example netOf(['triumph', 'despair', 'success']) // { success: 1, advantage: 0, triumph: 1, despair: 1 }
 */
export function netOf(symbols: readonly (DieSymbolName | ForceSymbolName)[]): Net {
  const count = (name: DieSymbolName) => symbols.filter((symbol) => symbol === name).length
  const triumph = count('triumph')
  const despair = count('despair')
  return {
    success: count('success') + triumph - count('failure') - despair,
    advantage: count('advantage') - count('threat'),
    triumph,
    despair,
  }
}
