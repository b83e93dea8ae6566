import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { categoryOf, readEntityId, slugOf } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'
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
      showNotice({ text: others > 0 ? editor.renamedLinks({ count: others }) : editor.renamed() })
      onClose()
      void queries.invalidateQueries()
      void navigate({ to: editAddressOf(id), replace: true })
    },
  })
  if (page.isChanged)
    return (
      <>
        <p>{editor.publishFirst()}</p>
        <Button onClick={onClose}>{editor.backToText()}</Button>
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
      <TextField
        label={editor.name()}
        value={newName}
        maxLength={200}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={editor.address()}
        value={shownSlug}
        error={to === null ? editor.addressLetters() : undefined}
        hint={editor.addressHint({ address: `/${category}/${shownSlug}` })}
        onChange={({ target }) => {
          setOwnSlug(true)
          setSlug(target.value)
        }}
      />
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={editor.renaming()} disabled={isSame}>
        {editor.rename()}
      </Button>
    </form>
  )
}
