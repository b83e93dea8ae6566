import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem, rollAudiences, type RollAudience } from '@waybook/contract'
import { formatNotation } from '@waybook/rules'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { call } from '../../client/call.ts'
import { applyRoll } from '../../client/live/apply-change.ts'
import { newOnce } from '../../client/live/waiting-writes.ts'
import { useMe } from '../../client/me.ts'
import { useShownRoll, showRoll, startRoll } from '../../client/shown-roll.ts'
import { useTray, type Tray, changeTray } from '../../client/tray.ts'
import { isEmptyTray, askedThrow, localRoll } from './tray-throw.ts'

/** Rolls; it keeps its place while the result lies above it, so that the next roll is one more tap. */
export function RollRow() {
  const tray = useTray()
  const { count } = useShownRoll()
  const { rollDice, busy, error } = useRollDice()
  return (
    <div className="sticky bottom-0 z-1 -mx-4 -my-2 grid gap-1.5 bg-night-1 px-4 py-2">
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          variant="primary"
          onClick={rollDice}
          disabled={isEmptyTray(tray)}
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
      {count === 0 ? null : <p className="text-12 text-ink-2">Rolls here: {count}</p>}
    </div>
  )
}

const RETRY_AFTER_MS = 500

/** One press of Roll Dice. */
interface Wish {
  readonly tray: Tray
  /** By which the server knows a retry: the same dice are not thrown twice. */
  readonly once: string
}

/** Rolls what is in the tray: the server decides, and only where it stays out of reach the browser does. */
function useRollDice() {
  const tray = useTray()
  const { user, characterId } = useMe()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wish: Wish) => await rollOnServer(wish, characterId),
    // Where the browser believes to be without a network, it does not wait for one.
    networkMode: 'always',
    retry: (failures, failure) => failures === 0 && isOutOfReach(failure),
    retryDelay: RETRY_AFTER_MS,
    onMutate: startRoll,
    onSuccess: ({ roll }) => {
      showRoll(roll)
      applyRoll(queries, roll)
    },
    onError: (failure, wish) => {
      if (isOutOfReach(failure)) showRoll(localRoll(wish.tray, user.firstName ?? 'You'), true)
    },
  })
  return {
    rollDice: () => mutate({ tray, once: newOnce() }),
    busy: isPending,
    error: isOutOfReach(error) ? null : error,
  }
}

async function rollOnServer({ tray, once }: Wish, ownCharacterId: string | null) {
  const characterId = tray.characterId ?? ownCharacterId
  const asked = {
    pool: formatNotation(askedThrow(tray)),
    audience: tray.audience,
    reason: tray.reason,
    ...(characterId !== null && { characterId }),
    ...(tray.skill !== null && { skill: tray.skill }),
  }
  return await call('rollDice', asked, once)
}

const isOutOfReach = (error: Error | null) => error instanceof Problem && error.id === 'unavailable'

const names: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone',
  gameMaster: 'Game master',
  self: 'Only me',
}

/** Who is to see the roll. */
function AudienceChoice({ audience }: { readonly audience: RollAudience }) {
  const forTable = useMe().may.includes('rollForTable')
  const offered = rollAudiences.filter((known) => known !== 'table' || forTable)
  return (
    <label className="relative flex min-h-14 items-center rounded-control border-[1.5px] border-control font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-mark hover:bg-raised">
      <Icon name="eye" className="pointer-events-none absolute left-3" />
      <select
        aria-label="Who sees it"
        value={audience === 'table' && !forTable ? 'gameMaster' : audience}
        onChange={({ target }) => {
          const chosen = rollAudiences.find((known) => known === target.value)
          if (chosen) changeTray({ audience: chosen })
        }}
        className="[field-sizing:content] min-h-13 appearance-none rounded-control bg-transparent py-2 pr-3 pl-10.5 outline-none [&>option]:bg-night-1"
      >
        {offered.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
