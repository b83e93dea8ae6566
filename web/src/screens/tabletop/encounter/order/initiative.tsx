import { Menu } from '@base-ui/react/menu'
import type { Encounter } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'
import { skillName } from '@waybook/rules'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { menuItem, menuPopup } from '../menu-look.ts'

/** The initiative skills: Cool for prepared combatants, Vigilance for surprised ones. */
const READY = 'cool'
const SURPRISED = 'vigilance'

/** Calls for initiative with one skill or a choice of two, for combatants without a result or for everyone again. Also adds slots manually. */
export function Initiative({ encounter }: { readonly encounter: Encounter }) {
  const { mutate, isPending } = useEncounterWrite()
  const skills = useSkills()
  const { id: encounterId } = encounter
  const ready = skillName(skills, READY)
  const surprised = skillName(skills, SURPRISED)
  const choices = [
    { label: ready, skills: [READY] },
    { label: surprised, skills: [SURPRISED] },
    { label: tableEncounter.either({ one: ready, other: surprised }), skills: [READY, SURPRISED] },
  ]
  const callFor = (asked: string[], again = false) =>
    mutate({ name: 'callInitiative', params: { encounterId, skills: asked, again } })
  return (
    <Menu.Root>
      <Menu.Trigger
        disabled={isPending}
        className={`${buttonLook({ size: 'small' }, { disabled: isPending })} justify-self-start`}
      >
        {encounter.slots.length === 0 ? tableEncounter.callInitiative() : tableEncounter.initiativeAndSlots()}
        <Icon name="chevron-down" className="size-4.5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className={menuPopup}>
            {choices.map(({ label, skills: asked }) => (
              <Menu.Item key={label} className={menuItem} onClick={() => callFor(asked)}>
                {tableEncounter.callSkill({ skill: label })}
              </Menu.Item>
            ))}
            {encounter.slots.length === 0 ? null : (
              <Menu.Group>
                <Menu.GroupLabel className="border-t border-line px-3 pt-2 text-14 text-ink-2">
                  {tableEncounter.callAgain()}
                </Menu.GroupLabel>
                {choices.map(({ label, skills: asked }) => (
                  <Menu.Item key={label} className={menuItem} onClick={() => callFor(asked, true)}>
                    {tableEncounter.callSkillAgain({ skill: label })}
                  </Menu.Item>
                ))}
              </Menu.Group>
            )}
            <Menu.Separator className="my-1 border-t border-line" />
            <Menu.Item
              className={menuItem}
              onClick={() => mutate({ name: 'addSlot', params: { encounterId, side: 'players' } })}
            >
              {tableEncounter.addPartySlot()}
            </Menu.Item>
            <Menu.Item
              className={menuItem}
              onClick={() => mutate({ name: 'addSlot', params: { encounterId, side: 'gameMaster' } })}
            >
              {tableEncounter.addOwnSlot()}
            </Menu.Item>
            {encounter.combatants.some(({ known }) => !known) ? (
              <Menu.Item
                className={menuItem}
                onClick={() => mutate({ name: 'addSlot', params: { encounterId, side: 'gameMaster', known: false } })}
              >
                {tableEncounter.addHiddenSlot()}
              </Menu.Item>
            ) : null}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
