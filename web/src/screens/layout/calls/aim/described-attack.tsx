import { useTargets } from '#parts/check/use-targets.ts'
import type { DescribedRequest } from '#stores/checks.ts'

import { DescribedWeaponFields, useDescribedWeapon } from './described-weapon.tsx'
import { TargetList } from './target-list.tsx'
import { useBegin } from './use-begin.ts'

/** With what somebody without a page attacks, and whom. */
export function DescribedAttack({ request: { characterId } }: { readonly request: DescribedRequest }) {
  const targets = useTargets({ except: characterId, first: 'players' })
  const { weapon, ...fields } = useDescribedWeapon()
  const { begin, busy, error } = useBegin()
  return (
    <>
      <DescribedWeaponFields {...fields} />
      <TargetList
        label="Targets"
        targets={targets}
        busy={busy || weapon === null}
        error={weapon === null ? 'The weapon needs a name.' : error}
        onChoose={(target) => {
          if (weapon) begin({ name: 'startAttack', params: { characterId, weaponId: null, weapon, target } })
        }}
      />
    </>
  )
}
