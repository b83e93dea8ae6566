import type { Check, CheckPart } from '@waybook/contract'

import { useCheckWrite } from '#api/use-play-write.ts'
import { SpendLedger } from '#parts/check/spend-ledger.tsx'
import { useCurrentRoll } from '#stores/current-roll.ts'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { useOpenParts } from '../calls/use-open-checks.ts'

/** What the symbols of the roll on the surface can buy, if the roll is a check that the viewer may know. */
export function RollSpending() {
  const { roll } = useCurrentRoll()
  const open = useOpenParts().find(({ part }) => roll !== null && part.roll?.id === roll.id)
  return open ? <Spending {...open} /> : null
}

function Spending({ check, part }: { readonly check: Check; readonly part: CheckPart }) {
  const { mutate, isPending, error } = useCheckWrite()
  return (
    // The next click anywhere else clears the result.
    <div data-keeps-roll>
      <SpendLedger
        address={{ checkId: check.id, characterId: part.characterId }}
        part={part}
        busy={isPending}
        onAct={mutate}
      />
      <StatusLine>{error?.message ?? null}</StatusLine>
    </div>
  )
}
