import type { ValueType } from '../schema.ts'

/** What is known about the type of a variable or expression. Nodes that must have the same type are joined (union-find). */
export class TypeNode {
  #joined: TypeNode | null = null
  #known: ValueType | null
  #numeric: boolean
  #reason: string

  constructor(known: ValueType | null, reason: string, numeric = false) {
    this.#known = known
    this.#reason = reason
    this.#numeric = numeric
  }

  get #root(): TypeNode {
    return TypeNode.#rootOf(this)
  }

  /** Shortens the path along the way. */
  static #rootOf(node: TypeNode): TypeNode {
    let root = node
    while (root.#joined) {
      root.#joined = root.#joined.#joined ?? root.#joined
      root = root.#joined
    }
    return root
  }

  /** The inferred type; `number` by default. */
  get type(): ValueType {
    return this.#root.#known ?? 'number'
  }

  /** The origin of the type, such as "attribute 'to' of relationship". */
  get because(): string {
    return this.#root.#reason
  }

  get described(): string {
    return this.#root.#known ?? (this.#root.#numeric ? 'number' : 'value')
  }

  /** Joins both nodes; returns `false` and changes nothing if their types conflict. */
  join(other: TypeNode): boolean {
    const [one, two] = [this.#root, other.#root]
    if (one === two) return true
    const numeric = one.#numeric || two.#numeric
    if (one.#known && two.#known && one.#known !== two.#known) return false
    const known = one.#known ?? two.#known
    if (numeric && known === 'symbol') return false
    if (!one.#known && (two.#known || !one.#numeric)) one.#reason = two.#reason
    one.#known = known
    one.#numeric = numeric
    two.#joined = one
    return true
  }
}
