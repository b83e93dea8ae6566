import type { Entity } from '@waybook/contract'
import {
  attackPool,
  attackWith,
  qualityText,
  skillName,
  weaponDamage,
  weaponFigures,
  type Attack,
  type WeaponFigures,
} from '@waybook/rules'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { missingText, scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { EquipSwitch } from '#parts/sheet-inventory/equip-switch.tsx'
import { AmountStepper, DetailsButton, ItemThumbnail } from '#parts/sheet-inventory/inventory-row.tsx'
import type { CarriedItem, Inventory } from '#parts/sheet-inventory/use-inventory.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { Icon } from '#ui/text/icon.tsx'

const BARE_HANDS_CRITICAL = 5

const rowClass =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0'

interface WeaponRowsProps {
  readonly inventory: Inventory
  readonly wielder: Entity
  readonly onDetails: (itemId: string) => void
}

/** The weapons that a character carries, and their bare hands. */
export function WeaponRows({ inventory, ...row }: WeaponRowsProps) {
  return (
    <>
      {inventory.weapons.length === 0 ? (
        <p className="py-2.5 text-14 text-ink-2">No weapons carried.</p>
      ) : (
        <ul aria-label="Weapons">
          {inventory.weapons.map((entry) => (
            <WeaponRow key={entry.itemId} entry={entry} {...row} />
          ))}
        </ul>
      )}
      <BareHandsRow wielder={row.wielder} />
      <TreatButton wielder={row.wielder} />
    </>
  )
}

interface WeaponRowProps extends Omit<WeaponRowsProps, 'inventory'> {
  readonly entry: CarriedItem
}

/** A weapon with its attack. */
function WeaponRow({ entry, wielder, onDetails }: WeaponRowProps) {
  const properties = entry.item?.properties ?? {}
  const attack = attackOf({ properties }, useSkills())
  const figures = weaponFigures(properties)
  return (
    <li className={rowClass}>
      <ItemThumbnail entry={entry} className="size-12" />
      <div className="min-w-0">
        <DetailsButton entry={entry} onDetails={onDetails} />
        {attack ? <Reach attack={attack} {...figures} wielder={wielder} /> : null}
        <Qualities {...figures} />
      </div>
      {attack ? <RowAttack attack={attack} weaponId={entry.itemId} name={entry.name} wielder={wielder} /> : <span />}
      <div className="col-span-3 flex items-center justify-between gap-2">
        {attack ? <AttackDice attack={attack} wielder={wielder} /> : <span />}
      </div>
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-x-4">
        <EquipSwitch characterId={wielder.id} entry={entry} />
        <AmountStepper characterId={wielder.id} entry={entry} />
      </div>
    </li>
  )
}

/** Everybody can strike without a weapon. */
function BareHandsRow({ wielder }: { readonly wielder: Entity }) {
  const attack = attackWith('natural weapon', undefined)
  return (
    <div className={rowClass}>
      <span className="grid size-12 place-items-center rounded-plate bg-sunk text-ink-2">
        <Icon name="fist" />
      </span>
      <div className="min-w-0">
        <p className="font-medium md:text-14">Bare hands</p>
        <Reach attack={attack} damage="brawn" wielder={wielder} />
        <Qualities critical={BARE_HANDS_CRITICAL} qualities={[]} />
      </div>
      <RowAttack attack={attack} weaponId={null} name="Bare hands" wielder={wielder} />
      <div className="col-span-3">
        <AttackDice attack={attack} wielder={wielder} />
      </div>
    </div>
  )
}

interface AttackProps {
  readonly attack: Attack
  readonly wielder: Entity
}

/** The range and the damage, such as `Medium, damage 5`. */
function Reach({ attack, damage, wielder }: AttackProps & Pick<WeaponFigures, 'damage'>) {
  const brawn = wielder.characteristics?.['brawn'] ?? null
  const words = damage === null ? '' : `, damage ${weaponDamage(damage, brawn)}`
  return (
    <p className="leading-tight text-14 text-ink-2">
      {attack.range}
      {words}
    </p>
  )
}

/** How many advantages a critical injury costs, and the qualities, such as `Critical 3, Pierce 2, Knockdown`. */
function Qualities({ critical, qualities }: Pick<WeaponFigures, 'critical' | 'qualities'>) {
  const words = [...(critical === null ? [] : [`Critical ${critical}`]), ...qualities.map(qualityText)]
  if (words.length === 0) return null
  return <p className="leading-tight text-14 text-ink-2">{words.join(', ')}</p>
}

/** Begins a check of Medicine for somebody’s wounds. */
function TreatButton({ wielder }: { readonly wielder: Entity }) {
  if (!useSkills().some(({ id }) => id === 'medicine')) return null
  return (
    <div className="grid justify-items-end pt-3">
      <Button
        size="small"
        className="min-h-11"
        aria-haspopup="dialog"
        onClick={() => askForAim({ kind: 'healing', characterId: wielder.id })}
      >
        Treat wounds
      </Button>
    </div>
  )
}

interface RowAttackProps extends AttackProps {
  /** `null` for bare hands. */
  readonly weaponId: string | null
  readonly name: string
}

/** Asks for the target, and begins the attack. */
function RowAttack({ attack, weaponId, name, wielder }: RowAttackProps) {
  if (!scoreOf(wielder, attack.skill, attack.characteristic)) return <span />
  return (
    <Button
      aria-label={`Attack: ${name}`}
      aria-haspopup="dialog"
      onClick={() => askForAim({ kind: 'attack', characterId: wielder.id, weaponId, name })}
    >
      Attack
    </Button>
  )
}

/** The dice that the attack puts into the tray. */
function AttackDice({ attack, wielder }: AttackProps) {
  const skills = useSkills()
  const score = scoreOf(wielder, attack.skill, attack.characteristic)
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-14 text-ink-2">
      {score ? (
        <>
          <span>
            <DicePips pool={{ ...attackPool(attack, score), difficulty: 0 }} />
          </span>
          <span>{`${skillName(skills, attack.skill)}, ${attack.difficulty.name}`}</span>
        </>
      ) : (
        missingText(wielder.name, [attack.characteristic])
      )}
    </p>
  )
}
