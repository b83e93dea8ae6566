import { counted, faultLine } from '#campaign-folder/fault.ts'
import type { LoadedCampaign } from '#campaign-folder/load-campaign.ts'

/** One line for each finding in a campaign folder, and a line with their counts. */
export function findingLines({ faults, warnings, notes }: LoadedCampaign): string[] {
  return [...[...faults, ...warnings, ...notes].map(faultLine), countLine({ faults, warnings })]
}

/** Whether nothing needs to be fixed: there are no faults, and every file is part of the campaign. */
export function isComplete({ faults, warnings }: LoadedCampaign, strict: boolean): boolean {
  return faults.length === 0 && !warnings.some((one) => strict || one.leavesOut)
}

function countLine({ faults, warnings }: Pick<LoadedCampaign, 'faults' | 'warnings'>): string {
  const leftOut = new Set([...faults, ...warnings].filter((one) => one.leavesOut === 'file').map(({ file }) => file))
    .size
  const counts = [counted(faults.length, 'fault'), counted(warnings.length, 'warning')]
  return [...counts, ...(leftOut > 0 ? [`${counted(leftOut, 'file')} left out`] : [])].join(', ')
}
