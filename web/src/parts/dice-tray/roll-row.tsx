import { useQueryClient } from '@tanstack/react-query'
import { Problem, rollAudiences, type ParamsOf, type RollAudience } from '@waybook/contract'
import { formatNotation } from '@waybook/rules'

import { applyRoll } from '#api/live/apply-change.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { showRoll, startRoll, useCurrentRoll } from '#stores/current-roll.ts'
import { changeTray, throwRequestOf, useTray, type Tray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { localRoll } from './local-roll.ts'

/** The button that rolls. It keeps its position while a result is shown above it, so that the next roll takes one tap. */
export function RollRow() {
  const tray = useTray()
  const { count } = useCurrentRoll()
  const { rollDice, busy, error } = useRollDice()
  return (
    <div className="sticky bottom-0 z-1 -mx-4 -my-2 grid gap-1.5 bg-night-1 px-4 py-2">
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          variant="primary"
          onClick={rollDice}
          disabled={formatNotation(throwRequestOf(tray)) === ''}
          busy={busy}
          busyLabel="Rolling..."
          className="min-h-14 text-18"
        >
          Roll Dice
        </Button>
        <AudienceChoice audience={tray.audience} />
      </div>
      {error ? (
        <p role="alert" className="text-14 font-semibold wrap-anywhere text-bad">
          {error.message}
        </p>
      ) : null}
      {count === 0 ? null : <p className="text-12 text-ink-2">Rolls so far: {count}</p>}
    </div>
  )
}

const RETRY_AFTER_MS = 500

/** Rolls the dice in the tray: on the server, and in the browser only if the server stays unreachable. */
function useRollDice() {
  const tray = useTray()
  const { user, characterId } = useMe()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('rollDice', {
    params: (rolled: Tray) => paramsOf(rolled, characterId),
    neverReuseKey: true,
    // A browser that believes it is offline must not wait for a network.
    networkMode: 'always',
    retry: (failures, failure) => failures === 0 && isUnreachable(failure),
    retryDelay: RETRY_AFTER_MS,
    onMutate: startRoll,
    onSuccess: ({ roll }) => {
      showRoll(roll)
      applyRoll(queries, roll)
    },
    onError: (failure, rolled) => {
      if (isUnreachable(failure)) showRoll(localRoll(rolled, user.firstName ?? 'You'), true)
    },
  })
  return {
    rollDice: () => mutate(tray),
    busy: isPending,
    error: isUnreachable(error) ? null : error,
  }
}

function paramsOf(tray: Tray, ownCharacterId: string | null): ParamsOf<'rollDice'> {
  const characterId = tray.characterId ?? ownCharacterId
  return {
    pool: formatNotation(throwRequestOf(tray)),
    audience: tray.audience,
    reason: tray.reason,
    ...(characterId !== null && { characterId }),
    ...(tray.skill !== null && { skill: tray.skill }),
  }
}

const isUnreachable = (error: Error | null) => error instanceof Problem && error.id === 'unavailable'

const audienceLabels: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone',
  gameMaster: 'Game master',
  self: 'Only me',
}

/** Chooses who sees the roll. */
function AudienceChoice({ audience }: { readonly audience: RollAudience }) {
  const forTable = useMe().may.includes('rollForTable')
  const options = rollAudiences.filter((option) => option !== 'table' || forTable)
  return (
    <label className="relative flex min-h-14 items-center rounded-control border-[1.5px] border-control font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-mark hover:bg-raised">
      <Icon name="eye" className="pointer-events-none absolute left-3" />
      <select
        aria-label="Who sees it"
        value={audience === 'table' && !forTable ? 'gameMaster' : audience}
        onChange={({ target }) => {
          const chosen = rollAudiences.find((option) => option === target.value)
          if (chosen) changeTray({ audience: chosen })
        }}
        className="[field-sizing:content] min-h-13 appearance-none rounded-control bg-transparent py-2 pr-3 pl-10.5 outline-none [&>option]:bg-night-1"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {audienceLabels[option]}
          </option>
        ))}
      </select>
    </label>
  )
}
