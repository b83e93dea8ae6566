/** Something that is looked for in a campaign: that of everybody (`shippedChecks`), or one of the game master's own. */
export interface ContinuityCheck {
  readonly id: string
  readonly name: string
  /** What it looks for, in one sentence. */
  readonly purpose: string
  readonly advice: string
  /** Datalog: the rows of `answer` are what does not hold. `null` for the search of hidden names in open texts. */
  readonly program: string | null
  /** How a row is told: `{name}` stands for the value of the column. */
  readonly wording: string
}

/** What one of them found. */
export interface CheckResult {
  /** Why it could not be answered; `null` if it was. */
  readonly error: string | null
  readonly rows: readonly FoundRow[]
  /** How many more rows there were than are kept. */
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

/** The findings that count: those that nobody said are meant. */
export function openFindings(results: Results, accepted: ReadonlySet<string>): string[] {
  return Object.entries(results).flatMap(([check, { rows }]) =>
    rows.map(({ id }) => acceptedKey(check, id)).filter((key) => !accepted.has(key)),
  )
}

export function acceptedKey(check: string, finding: string): string {
  return `${check} ${finding}`
}
