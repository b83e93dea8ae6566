import { gameWords } from '@waybook/messages/gameWords'
import { rulesPage } from '@waybook/messages/rulesPage'
import { characteristics, difficulties, formatPool, poolSteps, skillPool, upgrade } from '@waybook/rules'

import { useSkills } from '#parts/entity/use-skills.ts'
import { SKILLS_ID } from '#parts/search/rule-sections.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'

import { DifficultyDice, Prose, RulesTable } from './rules-text.tsx'

const example = { characteristic: 3, ranks: 2 }
const own = skillPool(example.characteristic, example.ranks)
const pool = { ...own, difficulty: difficulties[2].dice }
const steps = () => [
  { name: rulesPage.stepOwn(example), pool: own },
  { name: rulesPage.stepAgainst({ difficulty: gameWords.difficulty(difficulties[2]) }), pool },
  { name: rulesPage.stepBoost(), pool: { ...pool, boost: 1 } },
  { name: rulesPage.stepUpgrade(), pool: upgrade({ ...pool, boost: 1 }, 'roller', 1) },
]

export function Pools() {
  return (
    <>
      <Prose>{rulesPage.pools()}</Prose>
      <ol className="mt-4 grid max-w-measure list-decimal gap-3 ps-6 marker:font-serif marker:font-semibold">
        {poolSteps.map(({ name, text }) => (
          <li key={name} className="ps-1">
            <strong className="font-serif font-semibold">{name}.</strong> {text}
          </li>
        ))}
      </ol>
      <h3 className="mt-8 text-20">{rulesPage.example()}</h3>
      <RulesTable
        caption={rulesPage.poolTable()}
        columns={[rulesPage.step(), rulesPage.dice(), rulesPage.inShort()]}
        rows={steps().map(({ name, pool: dice }) => ({
          name,
          cells: [<DicePips key="dice" pool={dice} />, formatPool(dice)],
        }))}
      />
      <h3 className="mt-8 text-20">{rulesPage.howHard()}</h3>
      <ul className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-3">
        {difficulties.map((difficulty) => (
          <li key={difficulty.name}>
            <DifficultyDice difficulty={difficulty} />
          </li>
        ))}
      </ul>
      <h3 id={SKILLS_ID} className="mt-8 scroll-mt-4 text-20">
        {rulesPage.skills()}
      </h3>
      <SkillTable />
    </>
  )
}

/** The skills of each characteristic. */
function SkillTable() {
  const skills = useSkills()
  return (
    <RulesTable
      caption={rulesPage.skillTable()}
      columns={[rulesPage.characteristic(), rulesPage.skills()]}
      rows={characteristics.map((characteristic) => ({
        name: gameWords.characteristic({ characteristic }),
        cells: [
          skills
            .filter((skill) => skill.characteristic === characteristic)
            .map(({ name }) => name)
            .join(', '),
        ],
      }))}
    />
  )
}
