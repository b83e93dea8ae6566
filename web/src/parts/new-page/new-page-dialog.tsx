import { useNavigate } from '@tanstack/react-router'
import { newPage } from '@waybook/messages/newPage'

import { closeNewPage, type NewPageRequest } from '#stores/new-page.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

import { editAddressOf } from '../entity/edit-link.tsx'
import { NewPageForm } from './new-page-form.tsx'

/** Creates a page and opens its editor, unless the request has its own callback. */
export function NewPageDialog({ request }: { readonly request: NewPageRequest }) {
  const navigate = useNavigate()
  const { type, name = '', onCreated } = request
  const title = type ? newPage.titleOf({ type }) : newPage.title()
  return (
    <Dialog open onClose={closeNewPage} title={title}>
      <NewPageForm
        type={type}
        name={name}
        onCreated={(entity) => {
          closeNewPage()
          if (onCreated) onCreated(entity)
          else void navigate({ to: editAddressOf(entity.id) })
        }}
      />
      <Button variant="ghost" onClick={closeNewPage}>
        {newPage.cancel()}
      </Button>
    </Dialog>
  )
}
