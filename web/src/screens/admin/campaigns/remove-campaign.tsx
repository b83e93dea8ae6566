import { useQueryClient } from '@tanstack/react-query'
import type { ListedCampaign } from '@waybook/contract'
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
    <Dialog open={open} onClose={onClose} title={`Remove ${campaign.name}?`}>
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
      <p>
        {`This deletes ${counted(entities, 'page')} and everything that was played, and ends the membership of `}
        {`${counted(members, 'person', 'people')}. It can’t be undone. Export the campaign first if you may want it back.`}
      </p>
      <TextField
        label={`Type “${name}” to remove it`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          reset()
        }}
        error={error?.message}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="danger" disabled={!isTyped} busy={isPending} busyLabel="Removing...">
          Remove
        </Button>
      </div>
    </form>
  )
}

const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`
