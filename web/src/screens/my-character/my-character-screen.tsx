import { useNavigate, useSearch } from '@tanstack/react-router'
import { LIST_LONG_PAGE, PARTY_TAG, type EntityCard } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { useEffect } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { characterInSearch, chooseForSheet, sheetSearch } from '#parts/entity/sheet-choice.ts'
import { chooseCharacter, useChosenCharacter } from '#stores/chosen-character.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Sheet } from './sheet.tsx'

/** The sheet of the viewer's own character, or of any character for a game master. */
export function MyCharacterScreen() {
  const { characterId, may } = useMe()
  if (may.includes('chooseCharacter')) return <CharacterChoice />
  if (characterId !== null) return <Sheet id={characterId} />
  return <NoCharacterYet />
}

/** The page reloads automatically when the game master assigns a character (MEM-5). */
function NoCharacterYet() {
  const { data } = useOperation('getCharacterCreation', {})
  const gameMaster = data?.gameMaster ?? ''
  const asked = { known: gameMaster === '' ? 'no' : 'yes', gameMaster }
  return (
    <>
      <PageHead title={sheet.myCharacter()} lede={sheet.noneAssigned()} />
      <p className="mb-6 max-w-measure text-pretty">{data?.open ? sheet.createOne(asked) : sheet.askForOne(asked)}</p>
      <div className="flex flex-wrap gap-3">
        {data?.open ? (
          <ButtonLink href="/new-character" variant="primary">
            {sheet.createCharacter()}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/characters" variant={data?.open ? 'secondary' : 'primary'}>
          {sheet.party()}
        </ButtonLink>
        <ButtonLink href="/rules">{sheet.rules()}</ButtonLink>
      </div>
    </>
  )
}

/** Shows a game master the sheet of any character, initially the first in the list. */
function CharacterChoice() {
  const own = useMe().characterId
  const chosen = useChosenCharacter()
  const opened = characterInSearch(useSearch({ strict: false }))
  const shown = opened ?? chosen
  const { data, error, refetch } = useOperation(
    'listEntities',
    { type: 'character', limit: LIST_LONG_PAGE },
    {
      select: ({ entities }) => partyFirst(entities),
    },
  )
  const first = own ?? data?.[0]?.id
  useEffect(() => {
    if (shown === null && first !== undefined) chooseCharacter(first)
  }, [shown, first])
  if (error && shown === null) {
    return <ErrorAlert message={sheet.charactersFailed({ reason: error.message })} onRetry={() => void refetch()} />
  }
  if (data?.length === 0) return <EmptyState>{sheet.noCharacters()}</EmptyState>
  return (
    <>
      <ChoiceBanner characters={data ?? []} shown={shown} />
      {shown === null ? <Spinner /> : <Sheet key={shown} id={shown} />}
    </>
  )
}

/** Sorts the party before all other characters. */
function partyFirst(characters: readonly EntityCard[]): readonly EntityCard[] {
  const inParty = ({ tags }: EntityCard) => tags.includes(PARTY_TAG)
  return [...characters.filter(inParty), ...characters.filter((one) => !inParty(one))]
}

interface ChoiceBannerProps {
  readonly characters: readonly EntityCard[]
  readonly shown: string | null
}

/** Lets the game master choose whose sheet is shown. */
function ChoiceBanner({ characters, shown }: ChoiceBannerProps) {
  const navigate = useNavigate()
  const known = characters.some(({ id }) => id === shown)
  const choose = (wanted: string) => {
    const character = characters.find(({ id }) => id === wanted)
    if (!character) return
    chooseForSheet(character)
    void navigate({ to: '.', search: sheetSearch(character), hash: true, replace: true })
  }
  const { party = [], others = [] } = Object.groupBy(characters, ({ tags }) =>
    tags.includes(PARTY_TAG) ? 'party' : 'others',
  )
  return (
    <section
      aria-label={sheet.gameMaster()}
      className="mb-2 flex flex-wrap items-end justify-between gap-3 rounded-panel border border-line bg-tint p-3 md:px-5"
    >
      <div className="min-w-0 flex-1 basis-56 md:max-w-96">
        <SelectField label={sheet.character()} value={shown ?? ''} onChange={(event) => choose(event.target.value)}>
          {known ? null : <option value={shown ?? ''}>{shown ?? sheet.loading()}</option>}
          <Options label={sheet.party()} characters={party} />
          <Options label={sheet.otherCharacters()} characters={others} />
        </SelectField>
      </div>
      <ButtonLink href="/admin">{sheet.backToAdmin()}</ButtonLink>
    </section>
  )
}

function Options({ label, characters }: { readonly label: string; readonly characters: readonly EntityCard[] }) {
  if (characters.length === 0) return null
  return (
    <optgroup label={label}>
      {characters.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
