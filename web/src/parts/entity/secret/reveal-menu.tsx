import { Menu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import { secretControls } from '@waybook/messages/secretControls'
import { useState } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { Audience } from './secret-box.ts'

interface RevealMenuProps {
  readonly current: Audience
  readonly busy: boolean
  readonly onChoose: (audience: Audience) => void
}

const item =
  'flex min-h-touch cursor-default items-center gap-3 rounded-control px-3 text-16 data-highlighted:bg-raised data-highlighted:text-ink'

/** Reveals a secret to everyone, to one party member, or to some of them. */
export function RevealMenu({ current, busy, onChoose }: RevealMenuProps) {
  const [some, setSome] = useState<readonly string[] | null>(null)
  const [isWanted, setWanted] = useState(false)
  const { party, isLoading } = useParty(isWanted)
  const want = () => setWanted(true)
  const chosen = Array.isArray(current) ? current : []
  const open = (isOpen: boolean) => {
    if (isOpen) want()
    else setSome(null)
  }
  return (
    <Menu.Root onOpenChange={open}>
      <Menu.Trigger
        className={buttonLook({ size: 'small' }, { disabled: busy })}
        disabled={busy}
        onPointerEnter={want}
        onFocus={want}
      >
        <Icon name="eye" /> {busy ? secretControls.revealing() : secretControls.reveal()}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className="max-h-(--available-height) min-w-48 overflow-y-auto rounded-control border border-line bg-surface p-1.5 font-sans shadow-2 outline-none">
            {some === null ? (
              <Audiences {...{ party, chosen, isLoading, onChoose }} onSome={() => setSome(chosen)} />
            ) : (
              <SomeOfParty {...{ party, some, onChoose }} onSome={setSome} />
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface PartyProps {
  readonly party: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (audience: Audience) => void
}

interface AudiencesProps extends PartyProps {
  readonly chosen: readonly string[]
  readonly isLoading: boolean
  readonly onSome: () => void
}

/** Everyone, each party member, or some of them. */
function Audiences({ party, chosen, isLoading, onChoose, onSome }: AudiencesProps) {
  return (
    <>
      <Menu.Item className={item} onClick={() => onChoose('everyone')}>
        {secretControls.toEveryone()}
      </Menu.Item>
      {isLoading ? (
        <Menu.Item className={item} disabled>
          {secretControls.loadingParty()}
        </Menu.Item>
      ) : null}
      {party
        .filter(({ id }) => !(chosen.length === 1 && chosen[0] === id))
        .map(({ id, name }) => (
          <Menu.Item key={id} className={item} onClick={() => onChoose([id])}>
            {secretControls.to({ name })}
          </Menu.Item>
        ))}
      {party.length > 1 ? (
        <Menu.Item className={item} closeOnClick={false} onClick={onSome}>
          {secretControls.toSome()}
        </Menu.Item>
      ) : null}
    </>
  )
}

interface SomeOfPartyProps extends PartyProps {
  readonly some: readonly string[]
  readonly onSome: (some: readonly string[]) => void
}

/** A checkbox for each party member. */
function SomeOfParty({ party, some, onChoose, onSome }: SomeOfPartyProps) {
  return (
    <>
      {party.map(({ id, name }) => (
        <Menu.CheckboxItem
          key={id}
          className={item}
          checked={some.includes(id)}
          onCheckedChange={(isChecked) => onSome(isChecked ? [...some, id] : some.filter((one) => one !== id))}
        >
          <span aria-hidden="true" className="rounded-xs grid size-5 place-items-center border border-control">
            <Menu.CheckboxItemIndicator className="size-3 bg-ink" />
          </span>
          {name}
        </Menu.CheckboxItem>
      ))}
      <Menu.Item className={`${item} font-semibold`} disabled={some.length === 0} onClick={() => onChoose([...some])}>
        {secretControls.revealToThem()}
      </Menu.Item>
    </>
  )
}

/** The party members, by name. Pages don't need them, so they are fetched only when `wanted`. */
function useParty(wanted: boolean) {
  const party = operationQuery('listEntities', { type: 'character', party: true, limit: 50 })
  const { data, isLoading } = useQuery({ ...party, enabled: wanted })
  return { party: data?.entities ?? [], isLoading }
}
