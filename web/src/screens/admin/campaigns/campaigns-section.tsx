import { useQueryClient } from '@tanstack/react-query'
import type { ListedCampaign } from '@waybook/contract'
import { type ReactNode, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { NewCampaignForm } from '#parts/new-campaign/new-campaign-form.tsx'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { RemoveCampaign } from './remove-campaign.tsx'

/** The campaigns of the installation, for the game masters who manage it. */
export function CampaignsSection() {
  const { data, error, refetch } = useOperation('listCampaigns', {})
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (!data.mayManage)
    return (
      <p className="max-w-measure">Only game masters of this installation’s first campaign manage its campaigns.</p>
    )
  const shown = data.campaigns.filter(({ isPutAway }) => !isPutAway)
  const putAway = data.campaigns.filter(({ isPutAway }) => isPutAway)
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <CampaignList label="Campaigns" campaigns={shown} />
      <Panel title="New campaign">
        <NewCampaignForm />
      </Panel>
      {putAway.length === 0 ? null : (
        <Panel title="Put away">
          <p className="mb-2 max-w-measure text-14 text-ink-2">
            These campaigns are on nobody’s list. They stay as they are, and open at their address.
          </p>
          <CampaignList label="Campaigns that are put away" campaigns={putAway} />
        </Panel>
      )}
    </div>
  )
}

interface CampaignListProps {
  readonly label: string
  readonly campaigns: readonly ListedCampaign[]
}

function CampaignList({ label, campaigns }: CampaignListProps) {
  return (
    <ul aria-label={label}>
      {campaigns.map((campaign) => (
        <CampaignRow key={campaign.campaignId} campaign={campaign} />
      ))}
    </ul>
  )
}

function CampaignRow({ campaign }: { readonly campaign: ListedCampaign }) {
  const { campaignId: id, name, path, isCurrent, isDefault, isPutAway } = campaign
  const [removing, setRemoving] = useState(false)
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('putCampaignAway', {
    params: () => ({ id, away: !isPutAway }),
    onSuccess: async () => await queries.invalidateQueries({ queryKey: ['listCampaigns'] }),
  })
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-0 md:grid-cols-main md:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-2">{factsOf(campaign).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isCurrent ? null : (
          <a href={path} className={buttonLook({ size: 'dense' })}>
            Open
            <Of name={name} />
          </a>
        )}
        <Button size="dense" busy={isPending} busyLabel="Saving..." onClick={() => mutate(undefined)}>
          {isPutAway ? 'Bring back' : 'Put away'}
          <Of name={name} />
        </Button>
        {isDefault ? null : (
          <Button size="dense" variant="danger" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
            Remove
            <Of name={name} />
          </Button>
        )}
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      <RemoveCampaign campaign={campaign} open={removing} onClose={() => setRemoving(false)} />
    </li>
  )
}

/** Tells screen readers which campaign a button is for. */
function Of({ name }: { readonly name: string }): ReactNode {
  return <span className="sr-only">{` ${name}`}</span>
}

function factsOf({ isCurrent, isDemo, entities, members, addedAt }: ListedCampaign): string[] {
  return [
    ...(isCurrent ? ['Open now'] : []),
    ...(isDemo ? ['Demo'] : []),
    `${entities} ${entities === 1 ? 'page' : 'pages'}`,
    ...(members === 0 ? [] : [`${members} ${members === 1 ? 'member' : 'members'}`]),
    ...(addedAt === null ? [] : [`added ${formatDateTime(addedAt)}`]),
  ]
}
