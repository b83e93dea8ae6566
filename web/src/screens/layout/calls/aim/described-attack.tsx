import { aim } from '@waybook/messages/aim'

import { useTargets } from '#parts/check/use-targets.ts'
import type { DescribedRequest } from '#stores/checks.ts'

import { DescribedWeaponFields, useDescribedWeapon } from './described-weapon.tsx'
import { TargetList } from './target-list.tsx'
import { useBegin } from './use-begin.ts'

/** The weapon and the target for an attacker without a page. */
export function DescribedAttack({ request: { characterId } }: { readonly request: DescribedRequest }) {
  const targets = useTargets({ except: characterId, first: 'players' })
  const { weapon, ...fields } = useDescribedWeapon()
  const { begin, busy, error } = useBegin()
  return (
    <>
      <DescribedWeaponFields {...fields} />
      <TargetList
        label={aim.targets()}
        targets={targets}
        busy={busy || weapon === null}
        error={weapon === null ? aim.nameWeapon() : error}
        onChoose={(target) => {
          if (weapon) begin({ name: 'startAttack', params: { characterId, weaponId: null, weapon, target } })
        }}
      />
    </>
  )
}
