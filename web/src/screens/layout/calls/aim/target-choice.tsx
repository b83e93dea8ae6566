import type { RangeBand } from '@waybook/rules'
import { useState } from 'react'

import { useTargets } from '#parts/check/use-targets.ts'
import type { AttackRequest } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'

import { AttackerField, useAttacker } from './attacker-field.tsx'
import { BandField } from './band-field.tsx'
import { TargetList } from './target-list.tsx'
import { useBegin } from './use-begin.ts'

/** Asks for the target of an attack with a known weapon. */
export function TargetChoice({ request }: { readonly request: AttackRequest }) {
  const { weaponId } = request
  const attacker = useAttacker({ asked: request.characterId, except: null })
  const characterId = attacker.chosen
  const targets = useTargets({ except: characterId, first: 'gameMaster' })
  const [band, setBand] = useState<RangeBand | null>(null)
  const { begin, busy, error } = useBegin()
  const attack = (target: string | null) => {
    if (characterId !== null)
      begin({ name: 'startAttack', params: { characterId, weaponId, target, ...(band && { band }) } })
  }
  return (
    <>
      <AttackerField {...attacker} />
      <BandField band={band} onChange={setBand} />
      <TargetList label="Targets" targets={targets} busy={busy} error={error} onChoose={attack} />
      <Button busy={busy} onClick={() => attack(null)}>
        No specific target
      </Button>
    </>
  )
}
