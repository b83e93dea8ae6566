/** A search for mistakes in a campaign: one that every campaign has (`shippedChecks`), or a game master's own. */
export interface ContinuityCheck {
  readonly id: string
  readonly name: string
  /** The check's purpose, in one sentence. */
  readonly purpose: string
  readonly advice: string
  /** Datalog whose rows of `answer` are the findings. `null` for the search for hidden names in open texts. */
  readonly program: string | null
  /** The sentence for a row: `{name}` is replaced by the value of that column. */
  readonly wording: string
}

/** The result of one continuity check. */
export interface CheckResult {
  /** Why the check failed; `null` if it succeeded. */
  readonly error: string | null
  readonly rows: readonly FoundRow[]
  /** How many rows were found but not stored. */
  readonly more: number
}

export interface FoundRow {
  /** Changes with the row and with the versions of the entities in it. */
  readonly id: string
  readonly values: readonly string[]
}

export type Results = Readonly<Record<string, CheckResult>>

/** The columns of `answer`, as the program declares them. */
export function columnsOf(program: string): string[] {
  const [, columns = ''] = /\.decl\s+answer\s*\(([^)]*)\)/.exec(program) ?? []
  return columns.split(',').flatMap((column) => column.split(':')[0]?.trim() || [])
}

/** The findings that count: those that nobody has accepted. */
export function openFindings(results: Results, accepted: ReadonlySet<string>): string[] {
  return Object.entries(results).flatMap(([check, { rows }]) =>
    rows.map(({ id }) => acceptedKey(check, id)).filter((key) => !accepted.has(key)),
  )
}

export function acceptedKey(check: string, finding: string): string {
  return `${check} ${finding}`
}
