import { Problem, type RefusedText, type TextFinding } from '@waybook/contract'

import { ErrorAlert } from '#ui/state/error-alert.tsx'

interface CampaignRefusalProps {
  readonly error: Error | null
  /** Those that are not shown in their places. */
  readonly findings: readonly TextFinding[]
}

/** Why `campaign.yaml` was not saved. */
export function CampaignRefusal({ error, findings }: CampaignRefusalProps) {
  if (!error) return null
  if (error instanceof Problem && error.id === 'conflict')
    return (
      <ErrorAlert message="Somebody else has saved in the meantime. Your changes are on top of theirs now: look at them, and save again." />
    )
  if (findingsOf(error).length === 0) return <ErrorAlert message={error.message} />
  return findings.map(({ line, message, mend }) => (
    <ErrorAlert key={message} message={`Line ${line}: ${message}; ${mend}`} />
  ))
}

export function findingsOf(error: Error | null): readonly TextFinding[] {
  const details: RefusedText = error instanceof Problem ? error.details : {}
  return details.findings ?? []
}

/** What is wrong with a skill is shown beside it. */
export const isElsewhere = ({ message }: TextFinding) => !/^"skills\.\d/.test(message)
