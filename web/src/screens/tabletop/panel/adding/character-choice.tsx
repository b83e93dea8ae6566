import { keepPreviousData } from '@tanstack/react-query'
import { LIST_LONG_PAGE, type EntityCard } from '@waybook/contract'
import { useDeferredValue, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { HiddenMark } from '#parts/entity/hidden-mark.tsx'
import { useTable } from '#screens/tabletop/table-context.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

interface CharacterChoiceProps {
  /** The number of tokens that a tap adds. */
  readonly count: number
  readonly onChoose: (characterId: string) => void
}

/** The scene's characters first, because they get tokens most often, then all others. Typing searches all characters. */
export function CharacterChoice(props: CharacterChoiceProps) {
  const { sceneId } = useTable()
  const [text, setText] = useState('')
  const searchText = useDeferredValue(text.trim())
  const inScene = useOperation('getSceneEntities', { sceneId }).data?.entities ?? []
  const params = { type: 'character', includeImages: true, limit: LIST_LONG_PAGE } as const
  const { data, error, refetch } = useOperation(
    'listEntities',
    searchText === '' ? params : { ...params, text: searchText },
    { placeholderData: keepPreviousData },
  )
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const first = searchText === '' ? inScene.filter(({ type }) => type === 'character') : []
  const others = namedFirst(data.entities, searchText).filter(({ id }) => !first.some((one) => one.id === id))
  return (
    <>
      <TextField label="Find a character" type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <div className="-mx-2 max-h-[40dvh] overflow-y-auto overscroll-contain px-2">
        {first.length === 0 ? null : (
          <>
            <h3 className="pt-1 text-14 font-semibold text-ink-2">In this scene</h3>
            <Characters label="In this scene" characters={first} {...props} />
            <h3 className="pt-4 text-14 font-semibold text-ink-2">Other characters</h3>
          </>
        )}
        <Characters label="Characters" characters={others} {...props} />
        {data.entities.length === 0 ? <p className="text-ink-2">No characters found</p> : null}
      </div>
    </>
  )
}

/** Puts characters with the text in their name before ones with the text on their page. */
function namedFirst(characters: readonly EntityCard[], text: string): readonly EntityCard[] {
  const has = ({ name }: EntityCard) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
  return [...characters.filter(has), ...characters.filter((one) => !has(one))]
}

interface CharactersProps extends CharacterChoiceProps {
  readonly label: string
  readonly characters: readonly EntityCard[]
}

function Characters({ label, characters, count, onChoose }: CharactersProps) {
  return (
    <ul aria-label={label}>
      {characters.map((character) => (
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
            {count === 1 ? null : (
              <span aria-hidden="true" className="ms-auto rounded-tag border border-control px-2 text-14">
                ×{count}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
