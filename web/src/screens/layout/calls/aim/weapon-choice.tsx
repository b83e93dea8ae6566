import type { Entity, ParamsOf } from '@waybook/contract'
import { aim } from '@waybook/messages/aim'
import type { RangeBand, VehicleSide } from '@waybook/rules'
import { useState } from 'react'

import { useEntity } from '#parts/entity/use-entity.ts'
import type { TargetRequest } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'

import { AttackerField, useAttacker } from './attacker-field.tsx'
import { BandField } from './band-field.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { DescribedWeaponFields, useDescribedWeapon, type DescribedWeapon } from './described-weapon.tsx'
import { useAttacks } from './use-attacks.ts'
import { useBearing } from './use-bearing.ts'
import { useBegin } from './use-begin.ts'

/** Asks for the weapon of an attack on a known target. */
export function WeaponChoice({ request }: { readonly request: TargetRequest }) {
  const { targetId: target } = request
  const attacker = useAttacker({ asked: request.characterId, except: target })
  const { chosen, offered } = attacker
  const wielder = offered.length === 0 ? chosen : offered.find((one) => one.participantId === chosen)?.characterId
  const [band, setBand] = useState<RangeBand | null>(null)
  const sideOf = useBearing(chosen)
  const { begin, busy, error } = useBegin()
  const attack = (characterId: string, wielded: Wielded) =>
    begin({ name: 'startAttack', params: { characterId, ...wielded, target, ...(band && { band }) } })
  return (
    <>
      <AttackerField {...attacker} />
      <BandField band={band} onChange={setBand} />
      {chosen === null ? null : wielder ? (
        <Weapons
          key={chosen}
          characterId={wielder}
          side={sideOf(target)}
          busy={busy}
          onChoose={(weaponId) => attack(chosen, { weaponId })}
        />
      ) : (
        <Described key={chosen} busy={busy} onChoose={(weapon) => attack(chosen, { weaponId: null, weapon })} />
      )}
      <StatusLine>{error}</StatusLine>
    </>
  )
}

type Wielded = Pick<ParamsOf<'startAttack'>, 'weaponId' | 'weapon'>

interface DescribedProps {
  readonly busy: boolean
  readonly onChoose: (weapon: DescribedWeapon) => void
}

/** The game master describes the weapon because an attacker without a page carries none. */
function Described({ busy, onChoose }: DescribedProps) {
  const { weapon, ...fields } = useDescribedWeapon()
  return (
    <>
      <DescribedWeaponFields {...fields} />
      <Button variant="primary" busy={busy} disabled={weapon === null} onClick={() => weapon && onChoose(weapon)}>
        {aim.attack()}
      </Button>
    </>
  )
}

interface WeaponsProps {
  readonly busy: boolean
  /** The side of the attacker's vehicle on which the target lies; `null` if nobody can say. */
  readonly side: VehicleSide | null
  /** `null` for bare hands. */
  readonly onChoose: (weaponId: string | null) => void
}

function Weapons({ characterId, ...rest }: WeaponsProps & { readonly characterId: string }) {
  const lookup = useEntity(characterId)
  if (lookup.state === 'loading') return <Spinner />
  if (lookup.state !== 'found') return <StatusLine>{aim.weaponsFailed()}</StatusLine>
  return <WeaponButtons wielder={lookup.entity} {...rest} />
}

/** The weapons that the wielder can use. Pressing one starts the attack. */
function WeaponButtons({ wielder, side, busy, onChoose }: WeaponsProps & { readonly wielder: Entity }) {
  const attacks = useAttacks(wielder)
  if (attacks === null) return <Spinner />
  const usable = attacks.flatMap(({ pool, ...weapon }) => (pool ? [{ ...weapon, pool }] : []))
  if (usable.length === 0) return <p className="text-ink-2">{aim.noCharacteristics({ name: wielder.name })}</p>
  return (
    <ul aria-label={aim.weapons()} className="grid gap-1.5">
      {usable.map(({ id, name, pool, effect, arcs }) => (
        <li key={id ?? 'hands'}>
          <ChoiceButton busy={busy} onChoose={() => onChoose(id)}>
            {name}
            <span className="flex flex-wrap items-center gap-x-2 text-14 font-normal text-ink-2">
              <DicePips pool={pool} />
              {side !== null && arcs?.includes(side) === false ? aim.notBearing({ effect }) : effect}
            </span>
          </ChoiceButton>
        </li>
      ))}
    </ul>
  )
}
