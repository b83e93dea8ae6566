import { useQueryClient } from '@tanstack/react-query'
import type { ListedCampaign } from '@waybook/contract'
import { admin } from '@waybook/messages/admin'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'

interface RemoveCampaignProps {
  readonly campaign: ListedCampaign
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for the campaign's name before it is deleted. */
export function RemoveCampaign({ campaign, open, onClose }: RemoveCampaignProps) {
  return (
    <Dialog open={open} onClose={onClose} title={admin.removeQuestion({ name: campaign.name })}>
      <RemovalForm campaign={campaign} onClose={onClose} />
    </Dialog>
  )
}

function RemovalForm({ campaign, onClose }: Omit<RemoveCampaignProps, 'open'>) {
  const { campaignId: id, name, isCurrent, entities, members } = campaign
  const [typed, setTyped] = useState('')
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useWrite('removeCampaign', {
    params: () => ({ id, name: typed }),
    onSuccess: async () => {
      // This page belongs to the removed campaign.
      if (isCurrent) return location.assign('/')
      onClose()
      await queries.invalidateQueries({ queryKey: ['listCampaigns'] })
    },
  })
  const isTyped = typed.trim().toLowerCase() === name.trim().toLowerCase()
  const remove = () => {
    if (isTyped) mutate(undefined)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        remove()
      }}
      className="grid gap-4"
    >
      <p>{admin.removeConsequence({ pages: entities, people: members })}</p>
      <TextField
        label={admin.typeToRemove({ name })}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          reset()
        }}
        error={error?.message}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{admin.cancel()}</Button>
        <Button type="submit" variant="danger" disabled={!isTyped} busy={isPending} busyLabel={admin.removing()}>
          {admin.remove()}
        </Button>
      </div>
    </form>
  )
}
