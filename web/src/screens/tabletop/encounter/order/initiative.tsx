import { Menu } from '@base-ui/react/menu'
import type { Encounter } from '@waybook/contract'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { skillName } from '#ui/text/skill-names.ts'

import { menuItem, menuPopup } from '../menu-look.ts'

/** The initiative skills: Cool for prepared combatants, Vigilance for surprised ones. */
const READY = 'cool'
const SURPRISED = 'vigilance'

/** Calls for initiative with one skill or a choice of two, for combatants without a result or for everyone again. Also adds slots manually. */
export function Initiative({ encounter }: { readonly encounter: Encounter }) {
  const { mutate, isPending } = useEncounterWrite()
  const skills = useSkills()
  const { id: encounterId } = encounter
  const [ready, surprised] = [READY, SURPRISED].map((skill) => skillName(skills, skill))
  const choices = [
    { label: ready, skills: [READY] },
    { label: surprised, skills: [SURPRISED] },
    { label: `${ready} or ${surprised}`, skills: [READY, SURPRISED] },
  ]
  const callFor = (asked: string[], again = false) =>
    mutate({ name: 'callInitiative', params: { encounterId, skills: asked, again } })
  return (
    <Menu.Root>
      <Menu.Trigger
        disabled={isPending}
        className={`${buttonLook({ size: 'small' }, { disabled: isPending })} justify-self-start`}
      >
        {encounter.slots.length === 0 ? 'Call initiative' : 'Initiative and slots'}
        <Icon name="chevron-down" className="size-4.5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className={menuPopup}>
            {choices.map(({ label, skills: asked }) => (
              <Menu.Item key={label} className={menuItem} onClick={() => callFor(asked)}>
                {`Call ${label}`}
              </Menu.Item>
            ))}
            {encounter.slots.length === 0 ? null : (
              <Menu.Group>
                <Menu.GroupLabel className="border-t border-line px-3 pt-2 text-14 text-ink-2">
                  Call again, including combatants with a result
                </Menu.GroupLabel>
                {choices.map(({ label, skills: asked }) => (
                  <Menu.Item key={label} className={menuItem} onClick={() => callFor(asked, true)}>
                    {`Call ${label} again`}
                  </Menu.Item>
                ))}
              </Menu.Group>
            )}
            <Menu.Separator className="my-1 border-t border-line" />
            <Menu.Item
              className={menuItem}
              onClick={() => mutate({ name: 'addSlot', params: { encounterId, side: 'players' } })}
            >
              Add a party slot
            </Menu.Item>
            <Menu.Item
              className={menuItem}
              onClick={() => mutate({ name: 'addSlot', params: { encounterId, side: 'gameMaster' } })}
            >
              Add a game master’s slot
            </Menu.Item>
            {encounter.combatants.some(({ known }) => !known) ? (
              <Menu.Item
                className={menuItem}
                onClick={() => mutate({ name: 'addSlot', params: { encounterId, side: 'gameMaster', known: false } })}
              >
                Add a slot hidden from players
              </Menu.Item>
            ) : null}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
