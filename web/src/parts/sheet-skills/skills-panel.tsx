import { gameWords } from '@waybook/messages/gameWords'
import { sheet } from '@waybook/messages/sheet'
import { characteristics, COMBAT_SKILLS, skillGroups, skillPool, type Skill } from '@waybook/rules'

import { missingCharacteristics, missingText, scoreOf, skillNote, type Roller } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { openTray, useTray } from '#stores/tray.ts'
import { Panel } from '#ui/page/panel.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { ShortLabel } from '#ui/text/fact-list.tsx'
import { skillGroupName } from '#ui/text/skill-names.ts'

interface SkillsProps {
  readonly character: Roller
}

/** The skills used in combat. Renders nothing if the campaign has none. */
export function CombatSkills({ character }: SkillsProps) {
  return <SkillPanels groups={useGroups().filter(([group]) => group === COMBAT_SKILLS)} character={character} />
}

/** All other skills, under a heading for each group. */
export function OtherSkills({ character }: SkillsProps) {
  return <SkillPanels groups={useGroups().filter(([group]) => group !== COMBAT_SKILLS)} character={character} />
}

type Groups = ReturnType<typeof skillGroups>

function useGroups(): Groups {
  return skillGroups(useSkills())
}

function SkillPanels({ groups, character }: SkillsProps & { readonly groups: Groups }) {
  return groups.map(([title, skills]) => (
    <SkillsPanel key={title} title={skillGroupName(title)} skills={skills} character={character} />
  ))
}

interface SkillsPanelProps extends SkillsProps {
  readonly title: string
  readonly skills: readonly Skill[]
}

const head = 'whitespace-nowrap border-b border-line px-1 pb-2.5 text-12 font-semibold text-ink-2'

/** A group of skills. */
function SkillsPanel({ title, skills, character }: SkillsPanelProps) {
  return (
    <Panel title={title} tight flat>
      <table className="w-full border-collapse text-16 md:text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} ps-0 text-left`}>
              {sheet.skill()}
            </th>
            <th scope="col" className={`${head} text-left`}>
              {sheet.characteristic()}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {sheet.ranks()}
            </th>
            <th scope="col" className={`${head} pe-0 text-right`}>
              {sheet.dice()}
            </th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => (
            <SkillRow key={skill.id} skill={skill} character={character} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** Lists the missing characteristics. If all are missing, no skill can be rolled. */
export function MissingCharacteristics({ character }: { readonly character: Roller }) {
  const missing = missingCharacteristics(character)
  if (missing.length === 0) return null
  const text = missingText(character.name, missing)
  if (missing.length < characteristics.length) return <p className="text-14 text-ink-2">{text}</p>
  return (
    <Panel title={sheet.noSkills()} tight>
      <p role="alert">{text}</p>
    </Panel>
  )
}

interface SkillRowProps {
  readonly skill: Skill
  readonly character: Roller
}

const cell = 'border-b border-line px-1 py-1 group-last:border-0'

/** A skill; pressing anywhere on its row opens the tray with its pool. If its characteristic is missing, it cannot be rolled. */
function SkillRow({ skill, character }: SkillRowProps) {
  const tray = useTray()
  const { id, name, characteristic } = skill
  const score = scoreOf(character, id, characteristic)
  const { id: characterId } = character
  const selected = tray.skill === id && tray.characterId === characterId && tray.reason === ''
  const pool = score && skillPool(score.value, score.ranks)
  return (
    // The button in the row is for keyboards and screen readers; its click bubbles to the row.
    <tr
      onClick={score && pool ? () => openTray({ pool, note: skillNote(score), skill: id, characterId }) : undefined}
      className={classNames(
        'group h-hit md:h-9',
        score !== null && 'cursor-pointer',
        selected
          ? 'bg-mark-tint text-ink shadow-[-10px_0_0_var(--color-mark-tint),10px_0_0_var(--color-mark-tint)]'
          : score !== null && 'hover:bg-raised',
      )}
    >
      <th
        scope="row"
        className={classNames(cell, 'ps-0 text-left font-medium md:whitespace-nowrap', selected && 'font-bold')}
      >
        {score ? (
          <button type="button" aria-pressed={selected} className="min-h-touch text-left md:min-h-9">
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td className={classNames(cell, 'whitespace-nowrap', !selected && 'text-ink-2')}>
        <ShortLabel label={gameWords.characteristic({ characteristic })} />
      </td>
      <td className={classNames(cell, 'text-right', !selected && 'text-ink-2')}>{character.skills?.[id] ?? 0}</td>
      <td className={classNames(cell, 'pe-0 text-right')}>{pool ? <DicePips pool={pool} /> : sheet.missing()}</td>
    </tr>
  )
}
