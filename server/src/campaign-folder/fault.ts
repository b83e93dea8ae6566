/** A finding in a campaign's folder. A fault prevents the import; a warning or a note is only reported. */
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
  /** Whether the file is left out of the campaign. */
  readonly leftOut?: true
}

export type Place = Pick<Fault, 'file' | 'line'>

export function fault({ file, line }: Place, message: string, fix: string): Fault {
  return { severity: 'fault', file, line, message, fix }
}

export function warning({ file, line }: Place, message: string, fix: string): Fault {
  return { severity: 'warning', file, line, message, fix }
}

/** A warning about a file that is left out of the campaign. */
export function leftOut(file: string, message: string, fix: string): Fault {
  return { ...warning({ file, line: 1 }, message, fix), leftOut: true }
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
