import { useQuery } from '@tanstack/react-query'
import { LIST_LIMIT_MAX, PARTY_TAG, type EntityCard } from '@waybook/contract'
import { useEffect } from 'react'

import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { chooseCharacter, useChosenCharacter } from '../../client/chosen-character.ts'
import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'
import { ChoiceBanner } from './choice-banner.tsx'
import { Sheet } from './sheet.tsx'

/** For the game master: the sheet of any character, at first that of the first in the list. */
export function CharacterChoice() {
  const own = useMe().characterId
  const chosen = useChosenCharacter()
  const { data, error, refetch } = useQuery({
    ...operationQuery('listEntities', { type: 'character', limit: LIST_LIMIT_MAX }),
    select: ({ entities }) => partyFirst(entities),
  })
  const first = own ?? data?.[0]?.id
  useEffect(() => {
    if (chosen === null && first !== undefined) chooseCharacter(first)
  }, [chosen, first])
  if (error && chosen === null) {
    return <ErrorAlert message={`Failed to load characters: ${error.message}`} onRetry={() => void refetch()} />
  }
  if (data?.length === 0) return <EmptyState>No characters found</EmptyState>
  return (
    <>
      <ChoiceBanner characters={data ?? []} chosen={chosen} />
      {chosen === null ? <Spinner /> : <Sheet key={chosen} id={chosen} />}
    </>
  )
}

/** Those who are played stand before those who are met. */
function partyFirst(characters: readonly EntityCard[]): readonly EntityCard[] {
  const inParty = ({ tags }: EntityCard) => tags.includes(PARTY_TAG)
  return [...characters.filter(inParty), ...characters.filter((one) => !inParty(one))]
}
