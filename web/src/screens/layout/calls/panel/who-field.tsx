import { useQueries } from '@tanstack/react-query'
import { PARTY_TAG, type EntityCard } from '@waybook/contract'
import { callPanel } from '@waybook/messages/callPanel'
import { chanceOfSuccess, hasOwnDice, type Pool } from '@waybook/rules'
import { useDeferredValue, useState } from 'react'

import { operationQuery, useOperation } from '#api/operation-query.ts'
import { ownDice } from '#parts/check/check-words.ts'
import { only } from '#parts/check/pool-line.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import { percent } from '#ui/dice/odds-figures.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'

import { againstWords, poolFor, type CallDraft } from './call-draft.ts'

interface WhoFieldProps {
  readonly draft: CallDraft
  readonly onChange: (changed: Partial<CallDraft>) => void
}

const PARTY_MAX = 100
/** The maximum number of search results. */
const FOUND_MAX = 6

/** Chooses the rollers: party members with their dice and odds, and others by search. */
export function WhoField({ draft, onChange }: WhoFieldProps) {
  const party = useOperation('listEntities', {
    type: 'character',
    tag: PARTY_TAG,
    limit: PARTY_MAX,
    includeImages: true,
  })
  const [added, setAdded] = useState<readonly EntityCard[]>([])
  if (party.error)
    return (
      <ErrorAlert
        message={callPanel.partyFailed({ reason: party.error.message })}
        onRetry={() => void party.refetch()}
      />
    )
  if (!party.data) return <Spinner label={callPanel.loadingParty()} />
  const members = party.data.entities
  const listed = [...members, ...added]
  const isAll = members.length > 0 && members.every(({ id }) => draft.who.includes(id))
  const toggleAll = () => onChange({ who: isAll ? [] : members.map(({ id }) => id) })
  const add = (card: EntityCard) => {
    if (!listed.some(({ id }) => id === card.id)) setAdded([...added, card])
    onChange({ who: [...draft.who.filter((id) => id !== card.id), card.id] })
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-14 font-semibold">{callPanel.who()}</legend>
      <div className="flex items-center justify-between gap-2 text-14">
        <p className="text-ink-2">{callPanel.each({ difficulty: againstWords(draft) })}</p>
        {members.length === 0 ? null : (
          <button
            type="button"
            aria-pressed={isAll}
            onClick={toggleAll}
            className="min-h-touch shrink-0 rounded-control px-2 font-semibold text-link hover:bg-raised"
          >
            {isAll ? callPanel.nobody() : callPanel.everyone()}
          </button>
        )}
      </div>
      {members.length === 0 ? <p className="text-14 text-ink-2">{callPanel.noParty()}</p> : null}
      <Candidates cards={listed} draft={draft} onChange={onChange} />
      <OtherSearch onChoose={add} />
    </fieldset>
  )
}

function Candidates({ cards, draft, onChange }: WhoFieldProps & { readonly cards: readonly EntityCard[] }) {
  const skills = useSkills()
  const entities = useQueries({ queries: cards.map(({ id }) => operationQuery('getEntity', { id })) })
  const toggle = (id: string) =>
    onChange({ who: draft.who.includes(id) ? draft.who.filter((one) => one !== id) : [...draft.who, id] })
  return (
    <ul className="grid grid-cols-2 gap-1.5">
      {cards.map((card, index) => {
        const figures = entities[index]?.data?.entities[0]
        const pool = figures ? poolFor(draft, figures, skills) : null
        return (
          <li key={card.id}>
            <button
              type="button"
              aria-pressed={draft.who.includes(card.id)}
              aria-label={card.name}
              aria-describedby={`odds-of-${card.id}`}
              onClick={() => toggle(card.id)}
              className="grid min-h-13 w-full grid-cols-between items-center gap-2 rounded-control border-[1.5px] marks-pressed border-control py-1 ps-1.5 pe-2"
            >
              <EntityImage
                entity={card}
                sizes="36px"
                className="size-9 rounded-round! after:hidden [&_img]:object-[50%_22%]"
              />
              <span className="min-w-0 text-left">
                <span className="block truncate text-14 leading-5 font-semibold">{card.name.split(' ', 1)}</span>
                <span className="**:[svg]:size-3.5">{pool ? <DicePips pool={only(pool, ownDice)} /> : null}</span>
              </span>
              <span id={`odds-of-${card.id}`} className="font-serif whitespace-nowrap">
                {draft.opponent ? '' : pool ? chanceWords(pool) : figures ? '?' : ''}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Finds characters outside the party. */
function OtherSearch({ onChoose }: { readonly onChoose: (card: EntityCard) => void }) {
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const { data } = useOperation(
    'listEntities',
    { type: 'character', text: query, party: false, limit: FOUND_MAX, includeImages: true },
    { enabled: query !== '' },
  )
  const found = query === '' ? [] : (data?.entities ?? [])
  return (
    <div className="grid gap-1">
      <TextField
        label={callPanel.others()}
        terse
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul aria-label={callPanel.found()}>
        {found.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => {
                onChoose(card)
                setText('')
              }}
              className="flex min-h-touch w-full items-center rounded-control px-2 text-left text-14 hover:bg-raised"
            >
              {card.name}
            </button>
          </li>
        ))}
      </ul>
      {query !== '' && data && found.length === 0 ? (
        <p className="text-14 text-ink-2">{callPanel.noMatches()}</p>
      ) : null}
    </div>
  )
}

function chanceWords(pool: Pool): string {
  return hasOwnDice(pool) ? percent(chanceOfSuccess(pool)) : callPanel.noDice()
}
