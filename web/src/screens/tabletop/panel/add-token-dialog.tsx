import { keepPreviousData } from '@tanstack/react-query'
import { LIST_LIMIT_MAX } from '@waybook/contract'
import { useDeferredValue, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { HiddenMark } from '#parts/entity/hidden-mark.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useAddToken } from '../token/token-mutations.ts'

interface AddTokenDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const QuickNpc = lazyPart<{ readonly onCreated: (characterId: string) => void }>(
  async () => (await import('./quick-npc.tsx')).QuickNpc,
  { inAdvance: false, loading: <Spinner /> },
)

export function AddTokenDialog({ open, onClose }: AddTokenDialogProps) {
  // The dialog's content is gone when it closes. What was sent outlives it, so that choosing the same character again is a retry.
  const add = useAddToken()
  return (
    <Dialog open={open} onClose={onClose} title="Add Character Token" shape="sheet">
      <CharacterChoice
        onChoose={(characterId) => {
          add(characterId)
          onClose()
        }}
      />
      <Button onClick={onClose}>Cancel</Button>
    </Dialog>
  )
}

/** A character of the campaign, or one who is made up now. */
function CharacterChoice({ onChoose }: { readonly onChoose: (characterId: string) => void }) {
  const mayCreate = useMe().role === 'gameMaster'
  const [isNew, setNew] = useState(false)
  if (isNew) return <QuickNpc onCreated={onChoose} />
  return (
    <>
      {mayCreate ? (
        <Button onClick={() => setNew(true)}>
          <Icon name="plus" />
          Quick NPC
        </Button>
      ) : null}
      <CharacterPicker onChoose={onChoose} />
    </>
  )
}

/** All characters by name, filtered by the typed text. */
function CharacterPicker({ onChoose }: { readonly onChoose: (characterId: string) => void }) {
  const [text, setText] = useState('')
  const searchText = useDeferredValue(text.trim())
  const params = { type: 'character', includeImages: true, limit: LIST_LIMIT_MAX } as const
  const { data, error, refetch } = useOperation(
    'listEntities',
    searchText === '' ? params : { ...params, text: searchText },
    {
      placeholderData: keepPreviousData,
    },
  )
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return (
    <>
      <TextField label="Find a character" type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <ul className="max-h-[45dvh] overflow-y-auto overscroll-contain">
        {data.entities.map((character) => (
          <li key={character.id} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onChoose(character.id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-start font-semibold -outline-offset-3 hover:bg-raised"
            >
              <EntityImage
                entity={character}
                sizes="2.5rem"
                className="size-10 shrink-0 rounded-round! after:hidden [&_img]:object-[50%_22%]"
              />
              {character.name}
              <HiddenMark entity={character} className="text-14 font-normal text-ink-2" />
            </button>
          </li>
        ))}
      </ul>
      {data.entities.length === 0 ? <p className="text-ink-2">No characters found</p> : null}
    </>
  )
}
