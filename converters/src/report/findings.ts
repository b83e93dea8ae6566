import { losses, remarks, type LossKey, type RemarkKey } from './causes.ts'
import { failure, type ConversionFailure } from './failure.ts'

/** Things with the same cause. */
export interface Group {
  readonly key: LossKey | RemarkKey
  readonly cause: string
  readonly count: number
  /** Some of them. */
  readonly examples: readonly string[]
  readonly remedy: string
}

/** What became of a file of the source. `kept`: its bytes are in the folder. */
export interface FileOutcome {
  readonly file: string
  readonly outcome: 'read' | 'kept' | 'leftOut'
  readonly why?: string
}

const EXAMPLES_MAX = 5
const EXAMPLE_LENGTH_MAX = 200

interface Counted {
  count: number
  readonly examples: Set<string>
}

/** Collects what a converter finds, for its report. */
export class Findings {
  readonly #losses = new Map<LossKey, Counted>()
  readonly #remarks = new Map<RemarkKey, Counted>()
  readonly #files = new Map<string, FileOutcome>()

  lose(key: LossKey, example: string, count = 1): void {
    add(this.#losses, key, { example, count })
  }

  remark(key: RemarkKey, example: string, count = 1): void {
    add(this.#remarks, key, { example, count })
  }

  read(file: string): void {
    this.#files.set(file, { file, outcome: 'read' })
  }

  keep(file: string): void {
    this.#files.set(file, { file, outcome: 'kept' })
  }

  /** `detail`: the place in the file and what is wrong there. */
  leaveOut(file: string, key: LossKey, detail = ''): void {
    this.lose(key, detail === '' ? file : `${file}: ${detail}`)
    this.#files.set(file, { file, outcome: 'leftOut', why: detail || losses[key].cause })
  }

  /** Every file of the source once. A file that nothing used is left out. */
  outcomesOf(files: Iterable<string>, unused: (file: string) => LossKey): FileOutcome[] {
    return Array.from(files, (file) => {
      if (!this.#files.has(file)) this.leaveOut(file, unused(file))
      return this.#files.get(file) ?? { file, outcome: 'leftOut' }
    })
  }

  /** The first file that cannot be read. It is the reason why the whole source cannot be read. */
  firstFailure(): ConversionFailure | null {
    const first = [...this.#files.values()].find(({ outcome, why }) => outcome === 'leftOut' && why !== undefined)
    if (!first) return null
    const [place = '', ...why] = (first.why ?? '').split(': ')
    return why.length === 0 ? failure(first.file, '', place) : failure(first.file, place, why.join(': '))
  }

  get lost(): Group[] {
    return Array.from(this.#losses, ([key, counted]) => ({ key, ...losses[key], ...groupOf(counted) }))
  }

  get remarked(): Group[] {
    return Array.from(this.#remarks, ([key, counted]) => ({ key, ...remarks[key], ...groupOf(counted) }))
  }
}

function add<Key>(to: Map<Key, Counted>, key: Key, { example, count }: { example: string; count: number }): void {
  const group = to.get(key) ?? { count: 0, examples: new Set() }
  group.count += count
  if (group.examples.size < EXAMPLES_MAX) group.examples.add(example.slice(0, EXAMPLE_LENGTH_MAX).toWellFormed())
  to.set(key, group)
}

function groupOf({ count, examples }: Counted) {
  return { count, examples: [...examples] }
}
