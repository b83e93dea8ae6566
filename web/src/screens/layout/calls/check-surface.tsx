import { checkSurface } from '@waybook/messages/checkSurface'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { CheckOutcome } from '#parts/check/check-outcome.tsx'
import { closeOpenCheck, type PartAddress } from '#stores/checks.ts'
import { clearRoll, useCurrentRoll } from '#stores/current-roll.ts'
import { Button } from '#ui/button/button.tsx'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { SurfaceFoot } from '#ui/dialog/surface-foot.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { SurfaceWindow } from '../dice/surface-window.tsx'
import { CheckBuilder } from './check-builder.tsx'
import { useOpenParts, type OpenPart } from './use-open-checks.ts'

function close(): void {
  clearRoll()
  closeOpenCheck()
}

/** A part of a check on the roll surface: its dice before the roll, then the outcome. */
export function CheckSurface({ address }: { readonly address: PartAddress }) {
  const { shown, ended } = useShownPart(address)
  return (
    <SurfaceWindow
      label={shown ? checkSurface.checkFor({ character: shown.part.characterName }) : checkSurface.check()}
      onClose={close}
    >
      <div className="relative pb-4">
        <CloseButton onClose={close} className="absolute top-0 -right-1 z-1" />
        {shown ? <PartContent open={shown} ended={ended} /> : <p className="py-8 pe-12">{checkSurface.hasEnded()}</p>}
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
  if (rolling || flyingCheckRollId === roll.id) return <Spinner label={checkSurface.rolling()} />
  return (
    <>
      <CheckOutcome check={check} part={part} roll={roll} onLeave={close} />
      {ended ? <p className="py-1 text-14 text-ink-2">{checkSurface.endedByGameMaster()}</p> : null}
      <SurfaceFoot>
        <Button variant="primary" onClick={close} className="min-h-14 text-18">
          {checkSurface.done()}
        </Button>
      </SurfaceFoot>
    </>
  )
}

function Ended() {
  return <p className="py-8 pe-12">{checkSurface.canceled()}</p>
}

/** The current state of the part, or its last state after the check has ended. */
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
