/** A problem in a campaign's folder. A fault makes the whole folder refused; a warning is only reported. */
export interface Fault {
  readonly severity: 'fault' | 'warning'
  /** Within the folder. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
  /** What to do about it. */
  readonly mend: string
}

export type Place = Pick<Fault, 'file' | 'line'>

export function fault({ file, line }: Place, message: string, mend: string): Fault {
  return { severity: 'fault', file, line, message, mend }
}

export function warning({ file, line }: Place, message: string, mend: string): Fault {
  return { severity: 'warning', file, line, message, mend }
}

/** In the form that editors and terminals recognise: `file:line: what is wrong; how to fix it`. */
export function faultLine({ severity, file, line, message, mend }: Fault): string {
  return `${file}:${line}: ${severity === 'warning' ? 'warning: ' : ''}${message}; ${mend}`
}

/** By file and line, as one reads. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
