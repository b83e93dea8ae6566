import type { Application, Constant, Expression, Goal, Slot } from '../rule.ts'
import type { ValueType } from '../schema.ts'
import type { Meter } from './meter.ts'
import type { Relation } from './rows/relation.ts'
import type { ValuePool } from './rows/value-pool.ts'

/** The state that all rules of one evaluation share. */
export interface EvaluationContext {
  readonly relations: ReadonlyMap<string, Relation>
  readonly symbols: ValuePool<string>
  readonly floats: ValuePool<number>
  readonly meter: Meter
  /** Buffer for derived rows before their insertion. Shared, because only one rule runs at a time. */
  readonly derived: Int32Array
  readonly types: ReadonlyMap<Slot | Expression, ValueType>
  /** The number of times that each functor application had no result, such as `to_number("many")`. */
  readonly skipped: Map<Application, number>
}

/** Runs the next goal. Returns `false` to end the whole evaluation, `true` to try the next row. */
export type Run = () => boolean

/** The registers of one rule, and the slots bound at the current point of compilation. */
export class Frame {
  readonly world: EvaluationContext
  readonly registers: Int32Array
  readonly #places = new Map<Slot, number>()
  #used = 0

  constructor(world: EvaluationContext, goals: readonly Goal[]) {
    this.world = world
    this.registers = new Int32Array(registersFor(goals))
  }

  get bound(): ReadonlySet<Slot> {
    return new Set(this.#places.keys())
  }

  isBound(slot: Slot): boolean {
    return this.#places.has(slot)
  }

  /** The register of a slot. Marks the slot as bound. */
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

/** An upper bound: one register for each occurrence of a slot or constant. */
function registersFor(goals: readonly Goal[]): number {
  let registers = 0
  for (const goal of goals)
    if (goal.kind === 'atom' || goal.kind === 'absence') registers += goal.terms.length
    else if (goal.kind === 'aggregate') registers += 1 + registersFor(goal.goals)
    else registers += 2
  return registers
}
