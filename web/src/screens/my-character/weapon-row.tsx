import type { Entity } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { attackWith, weaponFigures } from '@waybook/rules'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { Shots } from '#parts/hands/shots.tsx'
import { EquipSwitch } from '#parts/sheet-inventory/equip-switch.tsx'
import { AmountStepper, DetailsButton, ItemThumbnail } from '#parts/sheet-inventory/inventory-row.tsx'
import type { CarriedItem, Inventory } from '#parts/sheet-inventory/use-inventory.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { AttackDice, Qualities, Reach, RowAttack } from './weapon-attack.tsx'

const BARE_HANDS_CRITICAL = 5

const rowClass = 'grid grid-cols-between items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0'

interface WeaponRowsProps {
  readonly inventory: Inventory
  readonly wielder: Entity
  readonly onDetails: (itemId: string) => void
}

/** The weapons that a character carries, plus bare hands. */
export function WeaponRows({ inventory, ...row }: WeaponRowsProps) {
  return (
    <>
      {inventory.weapons.length === 0 ? (
        <p className="py-2.5 text-14 text-ink-2">{sheet.noWeapons()}</p>
      ) : (
        <ul aria-label={sheet.weapons()}>
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
        <Shots characterId={wielder.id} entry={entry} />
        <AmountStepper characterId={wielder.id} entry={entry} />
      </div>
    </li>
  )
}

/** The attack without a weapon, which every character has. */
function BareHandsRow({ wielder }: { readonly wielder: Entity }) {
  const attack = attackWith('natural weapon', undefined)
  return (
    <div className={rowClass}>
      <span className="grid size-12 place-items-center rounded-plate bg-sunk text-ink-2">
        <Icon name="fist" />
      </span>
      <div className="min-w-0">
        <p className="font-medium md:text-14">{sheet.bareHands()}</p>
        <Reach attack={attack} damage="brawn" wielder={wielder} />
        <Qualities critical={BARE_HANDS_CRITICAL} qualities={[]} />
      </div>
      <RowAttack attack={attack} weaponId={null} name={sheet.bareHands()} wielder={wielder} />
      <div className="col-span-3">
        <AttackDice attack={attack} wielder={wielder} />
      </div>
    </div>
  )
}

/** Starts a Medicine check for somebody’s hit points or injuries. */
function TreatButton({ wielder }: { readonly wielder: Entity }) {
  if (!useSkills().some(({ id }) => id === 'medicine')) return null
  return (
    <div className="grid justify-items-end pt-3">
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => askForAim({ kind: 'healing', characterId: wielder.id })}
      >
        {sheet.treat()}
      </Button>
    </div>
  )
}
