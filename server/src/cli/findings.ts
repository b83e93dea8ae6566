import { counted, faultLine, type Fault } from '#campaign-folder/fault.ts'
import type { LoadedCampaign } from '#campaign-folder/load-campaign.ts'
import { causesOf, type Cause } from '#campaign-folder/proposal/report.ts'

type Findings = Pick<LoadedCampaign, 'faults' | 'warnings' | 'notes'> & Partial<Pick<LoadedCampaign, 'unread'>>

/** Up to this many findings have a line each. */
const LINES_MAX = 36
/** How many causes are listed, with two lines each. */
const CAUSES_MAX = 18

/** The findings in a campaign folder, and a line with their counts. Many findings are grouped by cause, unless `all` lists each of them. */
export function findingLines({ faults, warnings, notes, unread = [] }: Findings, { all = false } = {}): string[] {
  const found = [...faults, ...warnings, ...notes]
  if (all || found.length <= LINES_MAX)
    return [...found.map(faultLine), ...unreadLines(unread, found, all), countLine({ faults, warnings })]
  const causes = causesOf(found)
  const others = causes.length - CAUSES_MAX
  const more = others > 0 ? [`and ${counted(others, 'more cause')}`] : []
  return [
    ...causes.slice(0, CAUSES_MAX).flatMap(causeLines),
    ...more,
    ...unreadLines(unread, found, all),
    `${countLine({ faults, warnings })}, ${counted(notes.length, 'note')}; waybook check --all lists each of them`,
  ]
}

/** A line about files of other programs, such as settings, sounds and templates. Files that are `found` have lines of their own. */
function unreadLines(files: readonly string[], found: readonly Fault[], all: boolean): string[] {
  const reported = new Set(found.map(({ file }) => file))
  const unread = files.filter((file) => !reported.has(file))
  if (unread.length === 0) return []
  const named = all ? unread : unread.slice(0, UNREAD_NAMED)
  const others = unread.length - named.length
  const places = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ')
  return [`${counted(unread.length, 'file')} not read, but kept for exports: ${places}`]
}

const UNREAD_NAMED = 2

function causeLines({ severity, cause, count, examples, remedy }: Cause): string[] {
  const others = count - examples.length
  const places = [...examples, ...(others > 0 ? [`${others} more`] : [])].join(', ')
  return [`${count} × ${severity === 'fault' ? '' : `${severity}: `}${cause}; ${remedy}`, `    ${places}`]
}

/** Whether nothing needs to be fixed: there are no faults, and every file is part of the campaign. */
export function isComplete({ faults, warnings }: Pick<Findings, 'faults' | 'warnings'>, strict: boolean): boolean {
  return faults.length === 0 && !warnings.some((one) => strict || one.leavesOut)
}

function countLine({ faults, warnings }: Pick<Findings, 'faults' | 'warnings'>): string {
  const leftOut = new Set([...faults, ...warnings].filter((one) => one.leavesOut === 'file').map(({ file }) => file))
    .size
  const counts = [counted(faults.length, 'fault'), counted(warnings.length, 'warning')]
  return [...counts, ...(leftOut > 0 ? [`${counted(leftOut, 'file')} left out`] : [])].join(', ')
}
