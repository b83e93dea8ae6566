import type { OperationName } from '@waybook/contract'

import type { ViewerName } from './viewers.ts'
import type { SecretWords } from './words.ts'

/** One answer or message to a viewer. */
export interface Line {
  readonly viewer: ViewerName
  /** An operation, `GET` with an address, `MCP` with a tool, or `live`. */
  readonly name: string
  readonly params: object
  /** `ok`, the id of a Problem, an HTTP status, `refused` by a tool, or `fault` for an undeclared error. */
  readonly status: string
  readonly text: string
}

/** All answers and messages to the viewers, in the order of their calls. */
export class Transcript {
  readonly lines: readonly Line[]
  readonly words: SecretWords
  readonly #byQuestion = new Map<string, Line>()
  readonly #byViewer: ReadonlyMap<ViewerName, readonly Line[]>

  constructor(lines: readonly Line[], words: SecretWords) {
    this.lines = lines
    this.words = words
    this.#byViewer = Map.groupBy(lines, ({ viewer }) => viewer)
    // A call repeated after the writes does not replace the first answer.
    for (const line of lines.toReversed()) this.#byQuestion.set(questionIn(line), line)
  }

  to(viewer: ViewerName): readonly Line[] {
    return this.#byViewer.get(viewer) ?? []
  }

  /** The viewer's line for one call. Throws if the call was not made. */
  line(viewer: ViewerName, name: OperationName | `GET ${string}` | `MCP ${string}`, params: object = {}): Line {
    const found = this.#byQuestion.get(questionIn({ viewer, name, params }))
    if (!found) throw new Error(`${viewer} was not asked ${name} ${JSON.stringify(params)}`)
    return found
  }

  /** The words of secrets in a line, without the parameters that a refusal and the error of a query repeat. */
  revealed({ text, params, name }: Line): ReadonlySet<string> {
    const isError = text.startsWith('{"error":')
    if (name === 'live' || !isError) return this.words.in(text)
    const asked = Object.values(params).filter((value) => typeof value === 'string')
    // The error of a query repeats the word at which parsing failed.
    const repeated = name === 'rawQuery' ? asked.flatMap((query) => [query, ...query.split(/[^\p{L}\d]+/u)]) : asked
    return this.words.in(repeated.reduce((rest, word) => rest.replaceAll(word, ''), text))
  }

  /** A copy with changed lines, as if the product had answered differently. */
  changed(change: (line: Line) => Line): Transcript {
    return new Transcript(this.lines.map(change), this.words)
  }
}

type Question = Pick<Line, 'viewer' | 'name' | 'params'>

/** Most lines are the same in a changed transcript. */
const questions = new WeakMap<Question, string>()

function questionIn(line: Question): string {
  const known = questions.get(line)
  if (known !== undefined) return known
  const question = `${line.viewer} ${line.name} ${JSON.stringify(line.params)}`
  questions.set(line, question)
  return question
}
