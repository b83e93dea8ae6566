import { useQueryClient } from '@tanstack/react-query'
import type { ListedCampaign } from '@waybook/contract'
import { admin } from '@waybook/messages/admin'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { NewCampaignForm } from '#parts/new-campaign/new-campaign-form.tsx'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { RemoveCampaign } from './remove-campaign.tsx'

/** The campaigns of the installation, for the game masters who manage it. */
export function CampaignsSection() {
  const { data, error, refetch } = useOperation('listCampaigns', {})
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (!data.mayManage) return <p className="max-w-measure">{admin.onlyFirstCampaign()}</p>
  const shown = data.campaigns.filter(({ isPutAway }) => !isPutAway)
  const putAway = data.campaigns.filter(({ isPutAway }) => isPutAway)
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <CampaignList label={admin.campaigns()} campaigns={shown} />
      <Panel title={admin.newCampaign()}>
        <NewCampaignForm />
      </Panel>
      {putAway.length === 0 ? null : (
        <Panel title={admin.putAwayTitle()}>
          <p className="mb-2 max-w-measure text-14 text-ink-2">{admin.putAwayAbout()}</p>
          <CampaignList label={admin.campaignsPutAway()} campaigns={putAway} />
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
            <RichMessage parts={admin.open({ name }, unseen)} />
          </a>
        )}
        <Button size="dense" busy={isPending} busyLabel={admin.saving()} onClick={() => mutate(undefined)}>
          <RichMessage parts={isPutAway ? admin.bringBack({ name }, unseen) : admin.putAway({ name }, unseen)} />
        </Button>
        {isDefault ? null : (
          <Button size="dense" variant="danger" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
            <RichMessage parts={admin.removeMore({ name }, unseen)} />
          </Button>
        )}
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      <RemoveCampaign campaign={campaign} open={removing} onClose={() => setRemoving(false)} />
    </li>
  )
}

function factsOf({ isCurrent, isDemo, entities, members, addedAt }: ListedCampaign): string[] {
  return [
    ...(isCurrent ? [admin.openNow()] : []),
    ...(isDemo ? [admin.demo()] : []),
    admin.pages({ count: entities }),
    ...(members === 0 ? [] : [admin.membersCount({ count: members })]),
    ...(addedAt === null ? [] : [admin.added({ date: formatDateTime(addedAt) })]),
  ]
}
