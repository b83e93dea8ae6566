import { editor } from '@waybook/messages/editor'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

import type { EditedPage } from '../use-edited-page.ts'
import { DeletePage, DuplicatePage } from './delete-and-duplicate.tsx'
import { RenameForm } from './rename-form.tsx'

interface MoreDialogProps {
  readonly page: EditedPage
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Actions on the whole page. */
export function MoreDialog({ page, name, open, onClose }: MoreDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} shape="sheet">
      <Actions page={page} name={name} onClose={onClose} />
      <Button onClick={onClose}>{editor.close()}</Button>
    </Dialog>
  )
}

type MoreActionsProps = Omit<MoreDialogProps, 'open'>

function Actions({ page, name, onClose }: MoreActionsProps) {
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) return <RenameForm page={page} name={name} onClose={onClose} />
  return (
    <ul className="grid gap-1">
      {page.isChanged ? (
        <li>
          <DiscardDraft page={page} onClose={onClose} />
        </li>
      ) : null}
      <li>
        <Button variant="ghost" className="w-full justify-start" onClick={() => setRenaming(true)}>
          {editor.renameDots()}
        </Button>
      </li>
      <li>
        <DuplicatePage id={page.id} />
      </li>
      <li>
        <DeletePage page={page} name={name} />
      </li>
    </ul>
  )
}

/** Asks for a confirmation, because a discarded draft is gone. */
function DiscardDraft({ page, onClose }: { readonly page: EditedPage; readonly onClose: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming)
    return (
      <Button variant="ghost" className="w-full justify-start" onClick={() => setConfirming(true)}>
        {editor.discardDots()}
      </Button>
    )
  const discard = () => {
    page.startAgainFrom(page.base)
    onClose()
  }
  return (
    <Button variant="danger" className="w-full" onClick={discard}>
      {editor.discard()}
    </Button>
  )
}
