import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { emptyPool, hasOwnDice } from '@waybook/rules'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useCheckWrite } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { chooseAudience, useChosenAudience } from '#stores/roll-audiences.ts'
import { Button } from '#ui/button/button.tsx'
import { SurfaceFoot } from '#ui/dialog/surface-foot.tsx'
import { AudienceSelect } from '#ui/dice/audience-select.tsx'
import { FacesForm } from '#ui/dice/faces-form.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { useRollCheck } from './use-roll-check.ts'

interface RollCheckRowProps {
  readonly address: PartAddress
  readonly part: CheckPart
  /** The character for whom a game master rolls. */
  readonly forName: string | null
  /** The label of the alternative to rolling. */
  readonly otherLabel: string
  readonly onOther: () => void
  /** The odds, in view above the button. */
  readonly children: ReactNode
}

/** The roll button, always last, and the form for physical dice that replaces it. */
export function RollCheckRow({ address, part, forName, otherLabel, onOther, children }: RollCheckRowProps) {
  const chosen = useChosenAudience(part.characterId)
  const wanted = chosen === 'self' ? null : chosen
  const audience = forName === null || part.known ? null : (wanted ?? 'gameMaster')
  const { roll, isRolling, isChanged, error } = useRollCheck(address, part, audience)
  const [isManual, setManual] = useState(false)
  const hasNoDice = part.pool !== null && !hasOwnDice(part.pool) && !part.force
  const button = useRef<HTMLButtonElement>(null)
  // Enter rolls at once.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const entering = useCheckWrite()
  if (isManual)
    return (
      <FacesForm
        pool={part.pool ?? emptyPool}
        force={part.force}
        busy={entering.isPending}
        error={entering.error?.message ?? null}
        onEnter={(dice) =>
          entering.mutate({
            name: 'enterFaces',
            params: { ...address, version: part.version, dice, ...(audience && { audience }) },
          })
        }
        onCancel={() => setManual(false)}
      />
    )
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="ghost" size="small" className="px-1!" disabled={hasNoDice} onClick={() => setManual(true)}>
          {checks.physical()}
        </Button>
        <Button variant="ghost" size="small" className="px-1!" onClick={onOther}>
          {otherLabel}
        </Button>
      </div>
      <SurfaceFoot>
        {children}
        <StatusLine quiet>{isChanged && !isRolling ? checks.changed() : null}</StatusLine>
        <div className="grid auto-cols-auto grid-flow-col grid-cols-[1fr] gap-2">
          <Button
            ref={button}
            variant="primary"
            onClick={roll}
            disabled={hasNoDice}
            busy={isRolling}
            busyLabel={checks.rolling()}
            className="min-h-14 text-18"
          >
            {isChanged ? checks.rollThese() : forName === null ? checks.roll() : checks.rollFor({ character: forName })}
          </Button>
          {audience === null ? null : (
            <AudienceSelect
              options={['table', 'gameMaster']}
              value={audience}
              onChange={(next) => chooseAudience(part.characterId, next)}
            />
          )}
        </div>
        <StatusLine>{error?.message ?? null}</StatusLine>
      </SurfaceFoot>
    </>
  )
}
