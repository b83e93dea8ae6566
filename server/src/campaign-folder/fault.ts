/**
 * A finding in a campaign's folder. A fault leaves out what it is about, or prevents the import if it is about the whole campaign. A warning or
 * a note is only reported.
 */
export interface Fault {
  /** A note describes what an import does. Unlike a warning, it needs no fix, and `--strict` accepts it. */
  readonly severity: 'fault' | 'warning' | 'note'
  /** Path within the folder. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
  /** How to fix it. */
  readonly fix: string
  /** The key at the top of the front matter that it is about, if it is about one. */
  readonly field?: string
  /** The part that an import leaves out because of this fault: its file, or only its field. */
  readonly leavesOut?: 'file' | 'field'
}

export type Place = Pick<Fault, 'file' | 'line' | 'field'>

export function fault({ file, line, field }: Place, message: string, fix: string): Fault {
  return { severity: 'fault', file, line, message, fix, ...(field !== undefined && { field }) }
}

/** A fault that costs its file, but not the import. */
export function faultOfFile(place: Place, message: string, fix: string): Fault {
  return { ...fault(place, message, fix), leavesOut: 'file' }
}

/** Whether nothing can be imported because of it. */
export function preventsImport({ severity, leavesOut }: Fault): boolean {
  return severity === 'fault' && leavesOut === undefined
}

export function warning({ file, line }: Place, message: string, fix: string): Fault {
  return { severity: 'warning', file, line, message, fix }
}

/** A warning about a file that is left out of the campaign. */
export function leftOut(file: string, message: string, fix: string): Fault {
  return { ...warning({ file, line: 1 }, message, fix), leavesOut: 'file' }
}

export function note({ file, line }: Place, message: string, fix: string): Fault {
  return { severity: 'note', file, line, message, fix }
}

/** Formats a fault in a form that editors and terminals recognize: `file:line: message; fix`. */
export function faultLine({ severity, file, line, message, fix }: Fault): string {
  return `${file}:${line}: ${severity === 'fault' ? '' : `${severity}: `}${message}; ${fix}`
}

/** A number with a noun: `1 fault`, `2 faults`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Sorts by file and line. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
