import { Problem, type TextFinding } from '@waybook/contract'

import { counted, inOrder, type Fault } from '#campaign-folder/fault.ts'

/** The faults of one text, by line. Leaves out the file, which the caller knows. */
export function toFindings(faults: readonly Fault[]): TextFinding[] {
  return inOrder(faults).map(({ severity, line, message, fix }) => ({ severity, line, message, fix }))
}

/** Throws the Problem `bad-params` with all findings if a text has faults. */
export function refuseFaults(faults: readonly Fault[]): void {
  const [first, ...more] = inOrder(faults.filter(({ severity }) => severity === 'fault'))
  if (!first) return
  const others =
    more.length === 0 ? '' : ` There ${more.length === 1 ? 'is' : 'are'} ${counted(more.length, 'more fault')}.`
  throw new Problem('bad-params', `Line ${first.line}: ${first.message}; ${first.fix}.${others}`, {
    details: { findings: toFindings(faults) },
  })
}
