import type { Entity, EntityCard } from '@waybook/contract'
import { giveItem } from '@waybook/messages/giveItem'
import { useState, type ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import type { GivenItem, GivingProps, Named } from './give-dialog.tsx'

const GiveThisDialog = lazyPart<GivingProps & { readonly item: GivenItem }>(
  async () => (await import('./give-choices.tsx')).GiveThisDialog,
  { inAdvance: false },
)
const GiveToDialog = lazyPart<GivingProps & { readonly character: Named }>(
  async () => (await import('./give-choices.tsx')).GiveToDialog,
  { inAdvance: false },
)

/** On an item’s page: gives it to a party member. Only for users who may change visibility. */
export function GiveThisItem({ item }: { readonly item: Entity }) {
  return (
    <Giving label={giveItem.giveToSomebody()}>{(giveProps) => <GiveThisDialog item={item} {...giveProps} />}</Giving>
  )
}

/** On a character’s page: gives the character an item. */
export function GiveToCharacter({ character }: { readonly character: Pick<EntityCard, 'id' | 'name'> }) {
  return (
    <Giving label={giveItem.giveAnItem()}>
      {(giveProps) => <GiveToDialog character={character} {...giveProps} />}
    </Giving>
  )
}

interface GivingButtonProps {
  readonly label: string
  /** The dialog. Its code loads when it first opens. */
  readonly children: (giveProps: GivingProps) => ReactNode
}

/** The button that opens the dialog, and what came of it. */
function Giving({ label, children }: GivingButtonProps) {
  const isAllowed = useMe().may.includes('setVisibility')
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  if (!isAllowed) return null
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <StatusLine quiet>{message}</StatusLine>
      {isOpen ? children({ onClose: () => setOpen(false), onGiven: setMessage }) : null}
    </div>
  )
}
