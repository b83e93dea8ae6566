import { Problem, type RefusedText, type TextFinding } from '@waybook/contract'
import { campaignForm } from '@waybook/messages/campaignForm'

import { ErrorAlert } from '#ui/state/error-alert.tsx'

interface CampaignRefusalProps {
  readonly error: Error | null
  /** The findings that no field shows. */
  readonly findings: readonly TextFinding[]
}

/** Why `campaign.yaml` was not saved. */
export function CampaignRefusal({ error, findings }: CampaignRefusalProps) {
  if (!error) return null
  if (error instanceof Problem && error.id === 'conflict') return <ErrorAlert message={campaignForm.merged()} />
  if (findingsOf(error).length === 0) return <ErrorAlert message={error.message} />
  return findings.map(({ line, message, fix }) => (
    <ErrorAlert key={message} message={campaignForm.finding({ line, message, fix })} />
  ))
}

export function findingsOf(error: Error | null): readonly TextFinding[] {
  const details: RefusedText = error instanceof Problem ? error.details : {}
  return details.findings ?? []
}

/** A skill shows its own findings. */
export const isElsewhere = ({ message }: TextFinding) => !/^"skills\.\d/.test(message)
