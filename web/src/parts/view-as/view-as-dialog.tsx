import { ANY_PLAYER, PARTY_TAG, type EntityCard } from '@waybook/contract'
import { viewAs } from '@waybook/messages/viewAs'

import { useOperation } from '#api/operation-query.ts'
import { changeView, closeViewChoice } from '#stores/view-as.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { EntityImage } from '../entity/entity-image.tsx'

const PARTY_MAX = 100

/** Asks the game master for the player to view as. */
export function ViewAsDialog() {
  return (
    <Dialog open onClose={closeViewChoice} title={viewAs.title()} shape="sheet">
      <p className="text-ink-2">{viewAs.about()}</p>
      <Players />
      <Button variant="ghost" onClick={closeViewChoice}>
        {viewAs.cancel()}
      </Button>
    </Dialog>
  )
}

function Players() {
  const { characters, playedBy, error, retry } = usePlayedCharacters()
  if (error) return <ErrorAlert message={viewAs.failed({ reason: error.message })} onRetry={retry} />
  if (!characters) return <Spinner label={viewAs.loading()} />
  return (
    <ul className="grid">
      {characters.map((character) => (
        <Row
          key={character.id}
          as={character.id}
          name={viewAs.playerOf({ character: character.name })}
          hint={playedBy(character.id)}
          picture={
            <EntityImage
              entity={character}
              sizes="44px"
              className="size-11 rounded-round! after:hidden [&_img]:object-[50%_22%]"
            />
          }
        />
      ))}
      <Row
        as={ANY_PLAYER}
        name={viewAs.anyPlayer()}
        picture={
          <span className="grid size-11 place-items-center rounded-round bg-sunk">
            <Icon name="person" />
          </span>
        }
      />
    </ul>
  )
}

interface RowProps {
  readonly as: string
  readonly name: string
  readonly hint?: string | null
  readonly picture: React.ReactNode
}

function Row({ as, name, hint = null, picture }: RowProps) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => changeView(as, 'entered')}
        className="flex min-h-hit w-full items-center gap-3 rounded-control py-2 text-left font-medium hover:bg-raised"
      >
        <span aria-hidden="true" className="shrink-0">
          {picture}
        </span>
        <span className="grid min-w-0">
          <span>{name}</span>
          {hint === null ? null : <span className="text-14 font-normal text-ink-2">{hint}</span>}
        </span>
      </button>
    </li>
  )
}

/** The party's characters, and all other characters that members play. */
function usePlayedCharacters() {
  const party = useOperation('listEntities', {
    type: 'character',
    tag: PARTY_TAG,
    limit: PARTY_MAX,
    includeImages: true,
  })
  // Some account providers don't know who plays whom. The party is enough then.
  const { data, isPending } = useOperation('getMembers', {}, { retry: false })
  const players = (data?.members ?? []).filter(({ role }) => role === 'player')
  const inParty = new Set(party.data?.entities.map(({ id }) => id))
  const others = players.flatMap(({ characterId: id }) => (id === null || inParty.has(id) ? [] : [id]))
  const further = useOperation('getEntities', { ids: [...new Set(others)] }, { enabled: others.length > 0 })
  const isLoading = party.isPending || isPending || (others.length > 0 && further.isPending)
  const characters: readonly EntityCard[] = [...(party.data?.entities ?? []), ...(further.data?.entities ?? [])]
  const playedBy = (id: string): string | null => {
    if (!data) return null
    const names = players.flatMap(({ characterId, firstName, email }) =>
      characterId === id ? [firstName ?? email] : [],
    )
    return names.length === 0 ? viewAs.nobodyPlays() : viewAs.playedBy({ names: names.join(', ') })
  }
  return {
    characters: isLoading ? undefined : characters,
    playedBy,
    error: party.error,
    retry: () => void party.refetch(),
  }
}
