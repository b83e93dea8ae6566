import { useNavigate } from '@tanstack/react-router'
import { entityParts } from '@waybook/messages/entityParts'

import { useMe } from '#api/session.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { isTextInput } from '#ui/page/keys.ts'
import { usePageActions, type PageAction } from '#ui/page/page-actions.ts'
import { isAnySurfaceOpen } from '#ui/page/use-close-on-back.ts'
import { Icon } from '#ui/text/icon.tsx'

/** The address of the editor of an entity's page. */
export const editAddressOf = (id: string) => `/${id}/edit`

/** The address where players propose a change to an entity's page. */
const proposeAddressOf = (id: string) => `/${id}/propose`

interface EditLinkProps {
  readonly id: string
  /** The entity's name, if a page has several edit links. */
  readonly name?: string
}

/** Links to the editor, or for players to the page for proposing a change. */
export function EditLink({ id, name }: EditLinkProps) {
  if (useMe().role !== 'gameMaster')
    return (
      <ButtonLink
        href={proposeAddressOf(id)}
        size="dense"
        aria-label={name === undefined ? entityParts.proposeChange() : entityParts.proposeChangeTo({ name })}
      >
        <Icon name="pencil" className="size-5" />
        {entityParts.propose()}
      </ButtonLink>
    )
  return (
    <ButtonLink
      href={editAddressOf(id)}
      size="dense"
      aria-label={name === undefined ? entityParts.edit() : entityParts.editName({ name })}
    >
      <Icon name="pencil" className="size-5" />
      {entityParts.edit()}
    </ButtonLink>
  )
}

/** Lets game masters open the editor of the page's entity with a key. */
export function useEditKey(id: string): void {
  const isGameMaster = useMe().role === 'gameMaster'
  const navigate = useNavigate()
  const edit: PageAction = {
    name: entityParts.edit(),
    keys: ['E'],
    run: () => void navigate({ to: editAddressOf(id) }),
  }
  usePageActions('page', isGameMaster ? [edit] : [], (event) => !isTextInput(event) && !isAnySurfaceOpen())
}
