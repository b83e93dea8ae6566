import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Grant } from '@waybook/contract'

import { Switch } from '#ui/field/switch.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { call } from '../../../client/call.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { useMe } from '../../../client/me.ts'
import { operationQuery } from '../../../client/operation-query.ts'
import { grantWords } from './grant-words.ts'

export function GrantSwitch({ grant, granted }: { readonly grant: Grant; readonly granted: boolean }) {
  const campaignId = useMe().campaign.id
  const queries = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) => call('setGrant', { campaignId, grant, granted: wanted }, newOnce()),
    onSuccess: ({ grants }) => queries.setQueryData(operationQuery('getGrants', { campaignId }).queryKey, { grants }),
  })
  const { label, off } = grantWords[grant]
  const checked = isPending ? variables : granted
  return (
    <div className="py-1">
      <Switch label={label} checked={checked} onChange={mutate} busy={isPending} />
      {checked ? null : <p className="ms-15 text-14 text-ink-2">{off}</p>}
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}
