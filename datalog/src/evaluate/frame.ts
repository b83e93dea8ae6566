import type { Application, Constant, Expression, Goal, Slot } from '../rule.ts'
import type { ValueType } from '../value-type.ts'
import type { Meter } from './meter.ts'
import type { Relation } from './rows/relation.ts'
import type { ValuePool } from './rows/value-pool.ts'

/** What all rules of one evaluation work with. */
export interface World {
  readonly relations: ReadonlyMap<string, Relation>
  readonly symbols: ValuePool<string>
  readonly floats: ValuePool<number>
  readonly meter: Meter
  /** Room for rows that a rule has derived and not yet handed to their relation; one rule at a time runs. */
  readonly derived: Int32Array
  readonly types: ReadonlyMap<Slot | Expression, ValueType>
  /** How often each functor had no result, as `to_number("many")` has none. */
  readonly skipped: Map<Application, number>
}

/** Goes on with the next goal. It answers `false` to end the whole loop, `true` to try the next row. */
export type Run = () => boolean

/** The registers of one rule, and which slots have values at the point where the compiler stands. */
export class Frame {
  readonly world: World
  readonly registers: Int32Array
  readonly #places = new Map<Slot, number>()
  #used = 0

  constructor(world: World, goals: readonly Goal[]) {
    this.world = world
    this.registers = new Int32Array(registersFor(goals))
  }

  get bound(): ReadonlySet<Slot> {
    return new Set(this.#places.keys())
  }

  isBound(slot: Slot): boolean {
    return this.#places.has(slot)
  }

  /** The register of a slot; from now on the slot counts as having a value. */
  register(slot: Slot): number {
    const place = this.#places.get(slot) ?? this.#used++
    this.#places.set(slot, place)
    return place
  }

  /** A register that holds a constant. */
  constantRegister(constant: Constant): number {
    const place = this.#used++
    this.registers[place] = this.cellOf(constant)
    return place
  }

  cellOf(constant: Constant): number {
    const { symbols, floats, meter } = this.world
    if (typeof constant.value === 'string') return symbols.id(constant.value, meter)
    return this.typeOf(constant) === 'float' ? floats.id(constant.value, meter) : constant.value
  }

  typeOf(expression: Expression): ValueType {
    return this.world.types.get(expression.kind === 'slot' ? expression.slot : expression) ?? 'number'
  }

  relation(name: string): Relation {
    const relation = this.world.relations.get(name)
    if (!relation) throw new RangeError(`no relation ${name}`)
    return relation
  }
}

/** Registers enough: one for each place where a slot or constant stands. */
function registersFor(goals: readonly Goal[]): number {
  let registers = 0
  for (const goal of goals)
    if (goal.kind === 'atom' || goal.kind === 'absence') registers += goal.terms.length
    else if (goal.kind === 'aggregate') registers += 1 + registersFor(goal.goals)
    else registers += 2
  return registers
}
