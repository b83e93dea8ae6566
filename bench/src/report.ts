/** A goal of the project, and whether this run reached it. */
interface Aim {
  readonly what: string
  readonly is: string
  readonly reached: boolean
}

const aims: Aim[] = []

/** Prints one figure. */
export const printFigure = (what: string, value: string) => process.stdout.write(`  ${what.padEnd(64)} ${value}\n`)

export function printPart(name: string): void {
  process.stdout.write(`\n${name}\n`)
}

/** Notes whether an aim is reached, for the summary. */
export function judge(what: string, is: string, reached: boolean): void {
  aims.push({ what, is, reached })
}

export function printSummary(): void {
  printPart(`Aims: ${aims.filter(({ reached }) => reached).length} of ${aims.length} reached`)
  for (const { what, is, reached } of aims) printFigure(`${reached ? 'reached' : 'MISSED '}  ${what}`, is)
}
