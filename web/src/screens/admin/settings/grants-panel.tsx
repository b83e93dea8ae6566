import { useQueryClient } from '@tanstack/react-query'
import type { Grant } from '@waybook/contract'
import { adminSettings } from '@waybook/messages/adminSettings'

import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

interface GrantsPanelProps {
  readonly title: string
  readonly grants: readonly Grant[]
}

/** Switches for the players' permissions. */
export function GrantsPanel({ title, grants }: GrantsPanelProps) {
  const { campaign } = useMe()
  const { data, error, refetch } = useOperation('getGrants', { campaignId: campaign.id })
  return (
    <Panel title={title}>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {data
        ? grants.map((grant) => <GrantSwitch key={grant} grant={grant} granted={data.grants.includes(grant)} />)
        : null}
    </Panel>
  )
}

function GrantSwitch({ grant, granted }: { readonly grant: Grant; readonly granted: boolean }) {
  const campaignId = useMe().campaign.id
  const queries = useQueryClient()
  const { mutate, isPending, pending, error } = useWrite('setGrant', {
    params: (wanted: boolean) => ({ campaignId, grant, granted: wanted }),
    onSuccess: ({ grants }) => queries.setQueryData(operationQuery('getGrants', { campaignId }).queryKey, { grants }),
  })
  const { label, off } = grantWords[grant]
  const checked = pending ?? granted
  return (
    <div className="py-1">
      <Switch label={label()} checked={checked} onChange={mutate} busy={isPending} />
      {checked ? null : <p className="ms-15 text-14 text-ink-2">{off()}</p>}
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}

/** Each grant's label, and the effect of turning it off. */
const grantWords: Readonly<Record<Grant, { readonly label: () => string; readonly off: () => string }>> = {
  moveOwnToken: { label: () => adminSettings.moveOwnToken(), off: () => adminSettings.moveOwnTokenOff() },
  setActiveScene: { label: () => adminSettings.setActiveScene(), off: () => adminSettings.setActiveSceneOff() },
  generateImage: {
    label: () => adminSettings.generateImage(),
    off: () => adminSettings.generateImageOff(),
  },
  deleteImage: { label: () => adminSettings.deleteImage(), off: () => adminSettings.deleteImageOff() },
  seePoints: {
    label: () => adminSettings.seePoints(),
    off: () => adminSettings.seePointsOff(),
  },
  createCharacter: {
    label: () => adminSettings.createCharacter(),
    off: () => adminSettings.createCharacterOff(),
  },
  rollForTable: {
    label: () => adminSettings.rollForTable(),
    off: () => adminSettings.rollForTableOff(),
  },
}
