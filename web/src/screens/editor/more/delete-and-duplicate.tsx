import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { categoryOf, routeOf } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'
import { typeNouns } from '@waybook/messages/typeNouns'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { useWrite } from '#api/use-write.ts'
import { editAddressOf } from '#parts/entity/edit-link.tsx'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { ErrorAlert, messageOf } from '#ui/state/error-alert.tsx'

import type { EditedPage } from '../use-edited-page.ts'

/** Creates a copy that is hidden from players, and opens it. */
export function DuplicatePage({ id }: { readonly id: string }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useWrite('duplicateEntity', {
    params: () => ({ id }),
    onSuccess: ({ id: copy }) => {
      showNotice({ text: editor.isCopy() })
      void navigate({ to: editAddressOf(copy) })
    },
  })
  return (
    <>
      <Button
        variant="ghost"
        className="w-full justify-start"
        busy={isPending}
        busyLabel={editor.copying()}
        onClick={() => mutate(undefined)}
      >
        {editor.duplicate()}
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
    </>
  )
}

/** Deletes a page after a confirmation. Users can undo it at once, or restore the page later from the list of deleted pages. */
export function DeletePage({ page, name }: { readonly page: EditedPage; readonly name: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const hasPage = useHasPage()
  const [isConfirming, setConfirming] = useState(false)
  const restore = async () => {
    try {
      await call('restoreEntity', { id: page.id })
    } catch (error) {
      return showNotice({ text: messageOf(error) })
    }
    void queries.invalidateQueries()
    showNotice({ text: editor.isBack({ name }) })
    await navigate({ to: routeOf(page.id) })
  }
  const { mutate, isPending, error } = useWrite('deleteEntity', {
    params: () => ({ id: page.id }),
    onSuccess: () => {
      void queries.invalidateQueries()
      showNotice({ text: editor.isDeleted({ name }), action: { label: editor.undo(), run: () => void restore() } })
      const list = `/${categoryOf[page.type]}`
      void navigate({ to: hasPage(list) ? list : '/' })
    },
  })
  if (!isConfirming)
    return (
      <Button variant="ghost" className="w-full justify-start text-bad" onClick={() => setConfirming(true)}>
        {editor.deleteDots()}
      </Button>
    )
  return (
    <div className="grid gap-2 py-2">
      <p>{editor.deleteQuestion({ type: typeNouns.noun(page), name })}</p>
      <Button variant="danger" busy={isPending} busyLabel={editor.deleting()} onClick={() => mutate(undefined)}>
        {editor.deleteName({ name })}
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}
