import { operations, type OperationName } from '@waybook/contract'
import type * as z from 'zod/mini'

import { samples, type Samples } from './samples.ts'

function samplesOf(operation: string, param: string, found: Samples = {}): readonly unknown[] {
  const own = `${operation}.${param}`
  const known = found[own] ?? found[param] ?? samples[own] ?? samples[param]
  if (!known) throw new Error(`Add values to samples.ts for the parameter "${param}" of ${operation}`)
  return known
}

/** The maximum number of parameter combinations, or twice the length of the longest list of samples: some operations have thousands. */
const COMBINATIONS = process.env['LONG'] ? Infinity : 100
/** As many combinations as needed to try every sample once. */
export const EACH_ONCE = 0
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

interface Tried {
  readonly param: string
  readonly values: readonly unknown[]
}

/** Parameter sets for an operation: combinations of the required parameters' samples, and each optional parameter on its own. */
export function paramsFor(name: OperationName, found: Samples, combinations = COMBINATIONS): object[] {
  const shape = Object.entries<z.ZodMiniType>(operations[name].params.def.shape)
  const triedOf = (some: typeof shape): Tried[] =>
    some.map(([param]) => ({ param, values: samplesOf(name, param, found) }))
  const base = combinationsOf(triedOf(shape.filter(([, schema]) => schema.def.type !== 'optional')), combinations)
  const [first = {}] = base
  const varied = triedOf(shape.filter(([, schema]) => schema.def.type === 'optional')).flatMap(({ param, values }) =>
    values.map((value) => ({ ...first, [param]: value })),
  )
  return [...base, ...varied]
}

/** All combinations, or at most `combinations` of them, with every sample at least twice, or once. */
function combinationsOf(lists: readonly Tried[], combinations: number): object[] {
  const longest = Math.max(1, ...lists.map(({ values }) => values.length))
  const most = Math.max(combinations, combinations === EACH_ONCE ? longest : 2 * longest)
  if (lists.reduce((product, { values }) => product * values.length, 1) > most)
    return Array.from({ length: most }, (_, turn) => mixed(lists, turn, Math.floor(turn / longest)))
  return lists.reduce<object[]>(
    (sets, { param, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [param]: value }))),
    [{}],
  )
}

/** A combination. Each round uses every sample once, with different others than in the previous round. */
function mixed(lists: readonly Tried[], turn: number, round: number): object {
  return Object.fromEntries(
    lists.map(({ param, values }, place) => {
      const at = turn * stepThrough(values.length, place) + round * place
      return [param, values[at % values.length]]
    }),
  )
}

/** A step that reaches every index of a list of this length; it differs for each parameter. */
function stepThrough(length: number, place: number): number {
  const commonFactor = (one: number, other: number): number => (other === 0 ? one : commonFactor(other, one % other))
  let step = Math.round(length * GOLDEN_RATIO ** place)
  while (commonFactor(step, length) > 1) step += 1
  return step
}

/** Addresses of a REST path: with ids in both spellings, and with each query parameter on its own. */
export function addressesFor(path: string, query: readonly string[], found: Samples = {}): string[] {
  const [names, entityIds] = [samplesOf(path, 'name', found), samplesOf(path, 'id', found)].map((values) =>
    values.map(String),
  )
  const filled = (path.includes('{id}') ? (entityIds ?? []) : ['']).flatMap((id) =>
    (path.includes('{name}') ? (names ?? []) : ['']).flatMap((property) =>
      [id, encodeURIComponent(id)].map((spelling) => path.replace('{id}', spelling).replace('{name}', property)),
    ),
  )
  const asked = query.flatMap((param) =>
    samplesOf(path, param, found).map((value) => `${path}?${param}=${encodeURIComponent(String(value))}`),
  )
  return [...new Set([...(path.includes('{') ? filled : [path]), ...asked])]
}

/** A few parameter sets, spread over all, for calls whose answer must not depend on the parameters. */
export function someOf<Params>(all: readonly Params[], most = 6): Params[] {
  const step = Math.max(1, Math.ceil(all.length / most))
  return all.filter((_, index) => index % step === 0)
}
