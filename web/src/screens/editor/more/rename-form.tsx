import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { categoryOf, readEntityId, slugOf } from '@waybook/contract'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { editAddressOf } from '#parts/entity/edit-link.tsx'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import type { EditedPage } from '../use-edited-page.ts'

interface RenameFormProps {
  readonly page: EditedPage
  readonly name: string
  readonly onClose: () => void
}

/** Changes a page's name and address, and the links to it in other texts. */
export function RenameForm({ page, name, onClose }: RenameFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [newName, setName] = useState(name)
  const [slug, setSlug] = useState(slugOf(page.id))
  const [isOwnSlug, setOwnSlug] = useState(false)
  const category = categoryOf[page.type]
  const shownSlug = isOwnSlug ? slug : slugOf(readEntityId(`${category}/${newName}`) ?? page.id)
  const to = readEntityId(`${category}/${shownSlug}`)
  const { mutate, isPending, error } = useWrite('renameEntity', {
    params: (target: string) => ({
      id: page.id,
      ...(newName.trim() !== name && { name: newName.trim() }),
      ...(target !== page.id && { to: target }),
    }),
    onSuccess: ({ id, changed }) => {
      const others = changed - 1
      showNotice({
        text:
          others > 0 ? `Renamed, with the links in ${others} other ${others === 1 ? 'text' : 'texts'}.` : 'Renamed.',
      })
      onClose()
      void queries.invalidateQueries()
      void navigate({ to: editAddressOf(id), replace: true })
    },
  })
  if (page.isChanged)
    return (
      <>
        <p>Publish or discard your draft first, because renaming rewrites the page.</p>
        <Button onClick={onClose}>Back to the text</Button>
      </>
    )
  const isSame = newName.trim() === name && to === page.id
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (to !== null && newName.trim() !== '' && !isSame) mutate(to)
      }}
    >
      <TextField label="Name" value={newName} maxLength={200} onChange={({ target }) => setName(target.value)} />
      <TextField
        label="Address"
        value={shownSlug}
        error={to === null ? 'Use letters, digits and dashes.' : undefined}
        hint={`/${category}/${shownSlug}. The old address will redirect here.`}
        onChange={({ target }) => {
          setOwnSlug(true)
          setSlug(target.value)
        }}
      />
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button type="submit" variant="primary" busy={isPending} busyLabel="Renaming..." disabled={isSame}>
        Rename
      </Button>
    </form>
  )
}
