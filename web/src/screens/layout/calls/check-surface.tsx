import { useRef, useState } from 'react'

import { useMe } from '#api/session.ts'
import { CheckOutcome } from '#parts/check/check-outcome.tsx'
import { closeOpenCheck, type PartAddress } from '#stores/checks.ts'
import { clearRoll, useCurrentRoll } from '#stores/current-roll.ts'
import { Button } from '#ui/button/button.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { SurfaceWindow } from '../dice/surface-window.tsx'
import { CheckBuilder } from './check-builder.tsx'
import { useOpenParts, type OpenPart } from './use-open-checks.ts'

function close(): void {
  clearRoll()
  closeOpenCheck()
}

/** A part of a check on the roll surface: its dice until it is rolled, then what came of it. */
export function CheckSurface({ address }: { readonly address: PartAddress }) {
  const focusRef = useRef<HTMLElement>(null)
  const { shown, ended } = useShownPart(address)
  return (
    <SurfaceWindow label={shown ? `Check of ${shown.part.characterName}` : 'Check'} onClose={close} focusRef={focusRef}>
      <div className="relative pb-4">
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="absolute top-0 -right-1 z-1 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink"
        >
          <Icon name="close" />
        </button>
        {shown ? <PartContent open={shown} ended={ended} /> : <p className="py-8 pe-12">This check has ended.</p>}
      </div>
    </SurfaceWindow>
  )
}

function PartContent({ open, ended }: { readonly open: OpenPart; readonly ended: boolean }) {
  const { check, part } = open
  const { rolling, flyingCheckRollId } = useCurrentRoll()
  const gameMaster = useMe().role === 'gameMaster'
  const { roll } = part
  if (roll === null) return ended ? <Ended /> : <CheckBuilder open={open} gameMaster={gameMaster} />
  if (rolling || flyingCheckRollId === roll.id) return <Spinner label="The dice are rolling..." />
  return (
    <>
      <CheckOutcome check={check} part={part} roll={roll} onLeave={close} />
      {ended ? <p className="py-1 text-14 text-ink-2">The game master has ended this check.</p> : null}
      <div className="sticky bottom-0 -mx-4 grid bg-night-1 px-4 pt-1.5 pb-1 md:-mx-5 md:px-5 low:static">
        <Button variant="primary" onClick={close} className="min-h-14 text-18">
          Done
        </Button>
      </div>
    </>
  )
}

function Ended() {
  return <p className="py-8 pe-12">This check was called off.</p>
}

/** The part as it is now, or as it last was. */
function useShownPart({ checkId, characterId }: PartAddress): {
  readonly shown: OpenPart | null
  readonly ended: boolean
} {
  const now = useOpenParts().find(({ check, part }) => check.id === checkId && part.characterId === characterId)
  const [last, setLast] = useState(now)
  if (now && now !== last && now.part !== last?.part) setLast(now)
  const isSame = last?.check.id === checkId && last.part.characterId === characterId
  return { shown: now ?? (isSame ? last : null), ended: now === undefined }
}
