import type { ListedCampaign } from '@waybook/contract'
import { campaignChoice } from '@waybook/messages/campaignChoice'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { closeCampaignChoice } from '#stores/campaign-choice.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** The choice of another campaign of the installation. */
export function CampaignDialog() {
  const { role } = useMe()
  const { data, error, refetch } = useOperation('listCampaigns', {})
  const shown = data?.campaigns.filter(({ isPutAway, isCurrent }) => !isPutAway || isCurrent)
  return (
    <Dialog open onClose={closeCampaignChoice} title={campaignChoice.title()}>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {shown ? (
        <ul>
          {shown.map((campaign) => (
            <li key={campaign.campaignId} className="border-b border-line last:border-0">
              <CampaignLink campaign={campaign} />
            </li>
          ))}
        </ul>
      ) : error ? null : (
        <Spinner />
      )}
      <div className="flex flex-wrap gap-3">
        {data?.mayManage && role === 'gameMaster' ? (
          <PageLink href="/admin/campaigns" className={buttonLook({})} onClick={closeCampaignChoice}>
            {campaignChoice.all()}
          </PageLink>
        ) : null}
        <Button onClick={closeCampaignChoice}>{campaignChoice.close()}</Button>
      </div>
    </Dialog>
  )
}

/** A document of its own, because nothing of one campaign may stay in memory for another. */
function CampaignLink({ campaign: { name, path, isCurrent, isDemo } }: { readonly campaign: ListedCampaign }) {
  const hint = [...(isCurrent ? [campaignChoice.openNow()] : []), ...(isDemo ? [campaignChoice.demo()] : [])].join(
    ' · ',
  )
  return (
    <a
      href={path}
      aria-current={isCurrent || undefined}
      className="flex min-h-hit items-center justify-between gap-3 py-2 font-medium text-ink no-underline hover:underline"
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {hint === '' ? null : <span className="shrink-0 text-14 text-ink-2">{hint}</span>}
    </a>
  )
}
