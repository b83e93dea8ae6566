import { navigation } from '@waybook/messages/navigation'

import { useMe } from '#api/session.ts'
import { openNewPage } from '#stores/new-page.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { ListedType } from './entity-pages.ts'

/** Lets game masters create a page of this type. */
export function NewPageButton({ type }: { readonly type: ListedType | 'newsletter' }) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <Button size="compact" aria-haspopup="dialog" onClick={() => openNewPage({ type })}>
      <Icon name="plus" className="size-5" />
      {navigation.newPage({ type })}
    </Button>
  )
}
