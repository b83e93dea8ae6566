import { Chance } from './chance.ts'

type Type = 'number' | 'symbol'

interface Declared {
  readonly name: string
  readonly types: readonly Type[]
}

export interface RandomProgram {
  /** In each body, variables are bound before their use, which the naive evaluator requires. */
  readonly ordered: string
  /** The same program with shuffled clauses and bodies. */
  readonly shuffled: string
  /** Relations that may depend on one another. Each level depends only on itself and the levels before it. */
  readonly levels: readonly (readonly string[])[]
}

const constants: Readonly<Record<Type, readonly string[]>> = {
  number: ['0', '1', '2', '3', '-1'],
  symbol: ['"a"', '"b"', '"ab"', '""'],
}
const variables: Readonly<Record<Type, readonly string[]>> = { number: ['m', 'n', 'k'], symbol: ['s', 't', 'u'] }
const local: Readonly<Record<Type, readonly string[]>> = { number: ['i', 'j'], symbol: ['v', 'w'] }

const sums = ['+', '-', '*']

/** A stratified, grounded and well-typed program. It terminates, because remainders keep numbers small. */
export function randomProgram(seed: number): RandomProgram {
  return new Writer(new Chance(seed)).program()
}

class Writer {
  readonly #chance: Chance
  /** Variables bound at the current position. */
  #bound: { readonly name: string; readonly type: Type }[] = []

  constructor(chance: Chance) {
    this.#chance = chance
  }

  program(): RandomProgram {
    const chance = this.#chance
    const types = (): Type[] => chance.times(1, 3, () => chance.pick<Type>(['number', 'number', 'symbol']))
    const levels = [1, 2, 3, 4].map((level) =>
      chance.times(1, 2, (place) => ({ name: `r${level}_${place}`, types: types() })),
    )
    const clauses: { readonly head: string; readonly body: readonly string[] }[] = []
    const below: Declared[] = []
    for (const [place, level] of levels.entries()) {
      for (const relation of level) {
        clauses.push(...chance.times(place === 0 ? 3 : 0, place === 0 ? 8 : 2, () => this.#fact(relation)))
        if (place > 0) clauses.push(...chance.times(1, 3, () => this.#rule(relation, below, level)))
      }
      below.push(...level)
    }
    const declarations = levels
      .flat()
      .map(({ name, types: of }) => `.decl ${name}(${of.map((type, column) => `c${column}: ${type}`).join(', ')})`)
    const outputs = `.output ${levels
      .flat()
      .map(({ name }) => name)
      .join(', ')}`
    const written = (body: readonly string[], head: string) =>
      body.length > 0 ? `${head} :- ${body.join(', ')}.` : `${head}.`
    const text = (lines: readonly string[]) => [...declarations, ...lines, outputs].join('\n')
    return {
      ordered: text(clauses.map(({ head, body }) => written(body, head))),
      shuffled: text(chance.shuffled(clauses).map(({ head, body }) => written(chance.shuffled(body), head))),
      levels: levels.map((level) => level.map(({ name }) => name)),
    }
  }

  #fact({ name, types }: Declared) {
    return { head: `${name}(${types.map((type) => this.#chance.pick(constants[type])).join(', ')})`, body: [] }
  }

  #rule(head: Declared, below: readonly Declared[], level: readonly Declared[]) {
    const chance = this.#chance
    this.#bound = []
    const body = chance.times(1, 3, () =>
      this.#atom(chance.oneIn(2) ? chance.pick(below) : chance.pick([...below, ...level]), variables),
    )
    const whole = chance.times(0, 2, () => this.#condition(below))
    const operands = head.types.map((type) => this.#known(type, ['+', '-', '*', '/']))
    return { head: `${head.name}(${operands.join(', ')})`, body: [...body, ...whole] }
  }

  /** An atom that binds its variables. */
  #atom({ name, types }: Declared, pool: typeof variables): string {
    const operands = types.map((type) => {
      if (this.#chance.oneIn(6)) return '_'
      if (this.#chance.oneIn(5)) return this.#chance.pick(constants[type])
      const variable = this.#chance.pick(pool[type])
      if (!this.#bound.some((known) => known.name === variable)) this.#bound.push({ name: variable, type })
      return variable
    })
    return `${name}(${operands.join(', ')})`
  }

  /**
   * An operand with a value: a bound variable, a constant or an expression. A division may have no result; then neither
   * a comparison nor its opposite holds.
   */
  #known(type: Type, operators: readonly string[] = []): string {
    const of = this.#bound.filter((variable) => variable.type === type).map(({ name }) => name)
    if (of.length === 0 || this.#chance.oneIn(5)) return this.#chance.pick(constants[type])
    if (operators.length === 0 || !this.#chance.oneIn(3)) return this.#chance.pick(of)
    const operator = this.#chance.pick(operators)
    return type === 'number' ? `(${this.#chance.pick(of)} ${operator} ${this.#known(type)}) % 4` : this.#chance.pick(of)
  }

  #condition(below: readonly Declared[]): string {
    switch (this.#chance.below(7)) {
      case 0:
        return `!${this.#whole(this.#chance.pick(below))}`
      case 1:
        return `(${this.#comparison()}; ${this.#whole(this.#chance.pick(below))})`
      case 2:
        return `!(${this.#comparison()}, ${this.#whole(this.#chance.pick(below))})`
      case 3:
        return this.#binding()
      case 4:
      case 5:
        return this.#aggregate(below)
      default:
        return this.#comparison()
    }
  }

  /** An atom whose arguments are all bound or `_`. */
  #whole({ name, types }: Declared): string {
    return `${name}(${types.map((type) => (this.#chance.oneIn(4) ? '_' : this.#known(type))).join(', ')})`
  }

  #comparison(): string {
    const type = this.#chance.pick<Type>(['number', 'symbol'])
    if (type === 'symbol' && this.#chance.oneIn(3)) return `contains(${this.#known(type)}, ${this.#known(type)})`
    return `${this.#known(type, sums)} ${this.#chance.pick(['=', '!=', '<', '<=', '>', '>='])} ${this.#known(type, sums)}`
  }

  #binding(): string {
    const computed = this.#chance.oneIn(2)
      ? `strlen(${this.#known('symbol')})`
      : `(${this.#known('number')} + ${this.#known('number')}) % 3`
    const name = this.#chance.pick(['x', 'y'])
    if (!this.#bound.some((known) => known.name === name)) this.#bound.push({ name, type: 'number' })
    return `${name} = ${computed}`
  }

  #aggregate(below: readonly Declared[]): string {
    const outer = [...this.#bound]
    const relation = this.#chance.pick(below)
    const atom = this.#atom(
      relation,
      this.#chance.oneIn(3)
        ? local
        : {
            number: [...local.number, ...names(outer, 'number')],
            symbol: [...local.symbol, ...names(outer, 'symbol')],
          },
    )
    const number = this.#bound.find(({ name, type }) => type === 'number' && local.number.includes(name))
    const filter = this.#chance.oneIn(3) ? `, ${this.#comparison()}` : ''
    const tally = number
      ? this.#chance.pick(['count', `sum ${number.name}`, `min ${number.name}`, `max ${number.name}`])
      : 'count'
    this.#bound = outer
    return `${this.#known('number')} ${this.#chance.pick(['=', '<', '>=', '!='])} ${tally} : { ${atom}${filter} }`
  }
}

function names(of: readonly { readonly name: string; readonly type: Type }[], wanted: Type): string[] {
  return of.filter(({ type }) => type === wanted).map(({ name }) => name)
}
