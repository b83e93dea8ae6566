import type { EntityType } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { openNewPage } from '#stores/new-page.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { typeNames } from './type-names.ts'

/** Lets game masters create a page of this type. */
export function NewPageButton({ type }: { readonly type: EntityType }) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <Button size="compact" aria-haspopup="dialog" onClick={() => openNewPage({ type })}>
      <Icon name="plus" className="size-5" />
      {`New ${typeNames[type].singular.toLowerCase()}…`}
    </Button>
  )
}
