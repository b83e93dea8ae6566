import { keepPreviousData } from '@tanstack/react-query'
import { LIST_LONG_PAGE, type EntityCard } from '@waybook/contract'
import { tableAdding } from '@waybook/messages/tableAdding'
import { useDeferredValue, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useTable } from '#screens/tabletop/table-context.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { CharacterRow } from './character-row.tsx'
import { firstChoice, type ChosenCharacter } from './choice.ts'

interface CharacterChoiceProps {
  readonly chosen: readonly ChosenCharacter[]
  readonly onChange: (chosen: readonly ChosenCharacter[]) => void
  /** Adds one token at once. */
  readonly onAdd: (character: ChosenCharacter) => void
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
  const sceneIds = new Set(searchText === '' ? inScene.map(({ id }) => id) : [])
  const first = data.entities.filter(({ id }) => sceneIds.has(id))
  const others = namedFirst(data.entities, searchText).filter(({ id }) => !sceneIds.has(id))
  return (
    <>
      <TextField
        label={tableAdding.find()}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {first.length === 0 ? null : (
        <>
          <h3 className="-mb-3 text-14 font-semibold text-ink-2">{tableAdding.inScene()}</h3>
          <Characters label={tableAdding.inScene()} characters={first} {...props} />
          <h3 className="-mb-3 text-14 font-semibold text-ink-2">{tableAdding.others()}</h3>
        </>
      )}
      <Characters label={tableAdding.characters()} characters={others} {...props} />
      {data.entities.length === 0 ? <p className="text-ink-2">{tableAdding.noneFound()}</p> : null}
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

function Characters({ label, characters, chosen, onChange, onAdd }: CharactersProps) {
  const { tokens } = useTable()
  return (
    <ul aria-label={label} className="-mx-2">
      {characters.map((character) => {
        const mine = chosen.find(({ characterId }) => characterId === character.id)
        const others = chosen.filter((one) => one !== mine)
        return (
          <CharacterRow
            key={character.id}
            character={character}
            onMap={tokens.filter(({ characterId }) => characterId === character.id).length}
            chosen={mine}
            onTick={() => onChange(mine ? others : [...chosen, firstChoice(character)])}
            onChange={(changed) => onChange(chosen.map((one) => (one === mine ? changed : one)))}
            onAdd={() => onAdd({ ...firstChoice(character), count: 1 })}
          />
        )
      })}
    </ul>
  )
}
