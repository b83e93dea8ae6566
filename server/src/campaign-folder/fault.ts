/** A problem in a campaign's folder. A fault prevents the import; a warning is only reported. */
export interface Fault {
  readonly severity: 'fault' | 'warning'
  /** Path within the folder. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
  /** How to fix it. */
  readonly mend: string
}

export type Place = Pick<Fault, 'file' | 'line'>

export function fault({ file, line }: Place, message: string, mend: string): Fault {
  return { severity: 'fault', file, line, message, mend }
}

export function warning({ file, line }: Place, message: string, mend: string): Fault {
  return { severity: 'warning', file, line, message, mend }
}

/** Formats a fault as editors and terminals recognise it: `file:line: what is wrong; how to fix it`. */
export function faultLine({ severity, file, line, message, mend }: Fault): string {
  return `${file}:${line}: ${severity === 'warning' ? 'warning: ' : ''}${message}; ${mend}`
}

/** Sorts by file and line. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
