import { LIST_LONG_PAGE, PARTY_TAG } from '@waybook/contract'
import { partyChoice } from '@waybook/messages/partyChoice'

import { useOperation } from '#api/operation-query.ts'
import { Plate } from '#ui/picture/plate.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

interface PartyChoiceProps {
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

/** Chooses any number of party members. */
export function PartyChoice({ chosen, onChoose }: PartyChoiceProps) {
  const query = { type: 'character', tag: PARTY_TAG, includeImages: true, limit: LIST_LONG_PAGE } as const
  const { data, error, refetch } = useOperation('listEntities', query)
  if (error)
    return <ErrorAlert message={partyChoice.partyFailed({ reason: error.message })} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={partyChoice.loadingParty()} />
  if (data.entities.length === 0) return <p className="text-ink-2">{partyChoice.noParty()}</p>
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <ul aria-label={partyChoice.theParty()} className="grid grid-cols-2 gap-1.5">
      {data.entities.map((character) => (
        <li key={character.id}>
          <button
            type="button"
            aria-pressed={chosen.includes(character.id)}
            onClick={() => toggle(character.id)}
            className="leading-tight flex min-h-14 w-full chip items-center gap-2.5 px-2 text-start aria-pressed:font-semibold"
          >
            {character.image ? (
              <Plate
                picture={character.image}
                alt=""
                sizes="2.5rem"
                className="size-10 shrink-0 rounded-round! after:hidden"
              />
            ) : null}
            {character.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
