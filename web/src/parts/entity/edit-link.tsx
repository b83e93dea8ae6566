import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import { useMe } from '#api/session.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { isTyping } from '#ui/page/is-text-input.ts'
import { isAnySurfaceOpen } from '#ui/page/use-close-on-back.ts'
import { Icon } from '#ui/text/icon.tsx'

/** The address of the editor of an entity's page. */
export const editAddressOf = (id: string) => `/${id}/edit`

const EDIT_KEY = 'e'

/** Leads to the editor, for game masters. */
export function EditLink({ id, label = 'Edit' }: { readonly id: string; readonly label?: string }) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <ButtonLink href={editAddressOf(id)} size="small" aria-label={label}>
      <Icon name="pencil" className="size-5" />
      Edit
    </ButtonLink>
  )
}

/** Opens the editor of the page's entity by a key, for game masters. */
export function useEditKey(id: string): void {
  const isGameMaster = useMe().role === 'gameMaster'
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== EDIT_KEY || isTyping(event) || isAnySurfaceOpen()) return
    event.preventDefault()
    void navigate({ to: editAddressOf(id) })
  })
  useEffect(() => {
    if (!isGameMaster) return
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isGameMaster])
}
