import type { Entity, LibraryEntry } from '@waybook/contract'
import { ADDED_TOKENS_MAX, LIST_LONG_PAGE } from '@waybook/contract'
import { worldLibrary } from '@waybook/messages/worldLibrary'
import { attackPool, chanceOfSuccess } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import { scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { percent } from '#ui/dice/odds-figures.ts'
import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { skillName } from '#ui/text/skill-names.ts'

const AVERAGE = 2
const USUAL_GROUP = 5

interface AddToTableProps {
  readonly entry: LibraryEntry
  readonly entity: Entity
}

/** Adds tokens of an adversary to the scene on the table, or to a chosen scene if there is none. */
export function AddToTable({ entry, entity }: AddToTableProps) {
  const isMinion = entry.rank === 'minion'
  const [count, setCount] = useState(isMinion ? USUAL_GROUP : 1)
  const [as, setAs] = useState<'group' | 'single'>(isMinion ? 'group' : 'single')
  const active = useActiveScene()
  const [chosen, setChosen] = useState('')
  const sceneId = active ?? chosen
  const scenes = useOperation('listEntities', { type: 'scene', limit: LIST_LONG_PAGE }).data?.entities ?? []
  const scene = scenes.find(({ id }) => id === sceneId)
  const adding = useWrite('addToTable', {
    params: () => ({ entityId: entry.id, count, as, ...(sceneId !== '' && { sceneId }) }),
    onSuccess: ({ scene: { name }, encounter }) => {
      const what = count === 1 ? entry.name : worldLibrary.severalOf({ count, name: entry.name })
      const added = { what, scene: name }
      showNotice({ text: encounter ? worldLibrary.addedToEncounter(added) : worldLibrary.added(added) })
    },
  })
  return (
    <section
      aria-label={worldLibrary.addToTable()}
      className="mt-4 grid gap-3 rounded-panel bg-mark-tint p-4 print:hidden"
    >
      <h3 className="text-20">{worldLibrary.addToTable()}</h3>
      <div className="grid gap-3 xl:grid-cols-2">
        <Stepper
          name={worldLibrary.howMany({ count })}
          less={{ label: worldLibrary.oneFewer(), disabled: count <= 1, onStep: () => setCount(count - 1) }}
          more={{
            label: worldLibrary.oneMore(),
            disabled: count >= ADDED_TOKENS_MAX,
            onStep: () => setCount(count + 1),
          }}
        >
          <output className="font-serif text-20">{count}</output>
        </Stepper>
        {count > 1 ? (
          <Segments
            label={worldLibrary.howTheyCome()}
            terse
            options={[
              { value: 'group', label: worldLibrary.oneGroup() },
              { value: 'single', label: worldLibrary.singly() },
            ]}
            value={as}
            onChange={setAs}
          />
        ) : null}
      </div>
      <p className="text-14">
        <AttackWords entity={entity} members={as === 'group' ? count : 1} />
        {count > 1 ? `${as === 'group' ? worldLibrary.eachRank() : worldLibrary.eachTurn()} ` : ''}
        {worldLibrary.unseen()}
      </p>
      {active === null ? (
        <SelectField label={worldLibrary.scene()} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{worldLibrary.chooseScene()}</option>
          {scenes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {adding.error ? <ErrorAlert message={adding.error.message} /> : null}
      <Button
        variant="primary"
        busy={adding.isPending}
        busyLabel={worldLibrary.adding()}
        disabled={sceneId === ''}
        onClick={() => adding.mutate(undefined)}
      >
        {sceneId === ''
          ? worldLibrary.chooseScene()
          : scene
            ? worldLibrary.addTo({ scene: scene.name })
            : worldLibrary.add()}
      </Button>
    </section>
  )
}

/** What they attack with, and how likely a hit is. Each minion of a group after the first gives a rank. */
function AttackWords({ entity, members }: { readonly entity: Entity; readonly members: number }) {
  const skills = useSkills()
  const { data: carried } = useOperation('getInventory', { id: entity.id })
  const ids = carried?.inventory.map(({ itemId }) => itemId) ?? []
  const { data } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  const attack = (data?.entities ?? [])
    .map((item) => attackOf({ properties: item.properties ?? {} }, skills))
    .find((one) => one !== null)
  const score = attack && scoreOf(entity, attack.skill, attack.characteristic)
  if (!attack || !score) return null
  const ranks = members > 1 && score.ranks > 0 ? members - 1 : score.ranks
  const pool = attackPool(attack, { ...score, ranks })
  const chance = chanceOfSuccess({ ...pool, difficulty: AVERAGE })
  const words = { skill: skillName(skills, attack.skill), chance: percent(chance) }
  const pips = <DicePips key="dice" pool={{ ...pool, difficulty: 0 }} />
  const elements = { dice: () => pips }
  return (
    <>
      <RichMessage
        parts={members > 1 ? worldLibrary.groupAttacks(words, elements) : worldLibrary.attacks(words, elements)}
      />{' '}
    </>
  )
}
