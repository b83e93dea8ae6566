import type { Entity, LibraryEntry } from '@waybook/contract'
import { ADDED_TOKENS_MAX, LIST_LONG_PAGE } from '@waybook/contract'
import { attackPool, chanceOfSuccess, skillName } from '@waybook/rules'
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
      const what = count === 1 ? entry.name : `${count} × ${entry.name}`
      showNotice({
        text: `${what} added to “${name}”${encounter ? ' and to the encounter' : ''}, hidden from players.`,
      })
    },
  })
  return (
    <section aria-label="Add to the table" className="mt-4 grid gap-3 rounded-panel bg-mark-tint p-4 print:hidden">
      <h3 className="text-20">Add to the table</h3>
      <div className="grid gap-3 xl:grid-cols-2">
        <Stepper
          name={`How many: ${count}`}
          less={{ label: 'One fewer', disabled: count <= 1, onStep: () => setCount(count - 1) }}
          more={{ label: 'One more', disabled: count >= ADDED_TOKENS_MAX, onStep: () => setCount(count + 1) }}
        >
          <output className="font-serif text-20">{count}</output>
        </Stepper>
        {count > 1 ? (
          <Segments
            label="How they come"
            terse
            options={[
              { value: 'group', label: 'One group' },
              { value: 'single', label: 'Singly' },
            ]}
            value={as}
            onChange={setAs}
          />
        ) : null}
      </div>
      <p className="text-14">
        <AttackWords entity={entity} members={as === 'group' ? count : 1} />
        {count > 1 && as === 'group'
          ? 'Each that falls takes a rank away. '
          : count > 1
            ? 'Each has a turn and hit points of its own. '
            : ''}
        Players see nothing until you show it.
      </p>
      {active === null ? (
        <SelectField label="Scene" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose a scene</option>
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
        busyLabel="Adding..."
        disabled={sceneId === ''}
        onClick={() => adding.mutate(undefined)}
      >
        {sceneId === '' ? 'Choose a scene' : scene ? `Add to “${scene.name}”` : 'Add'}
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
  return (
    <>
      {members > 1 ? 'The group attacks with ' : 'Attacks with '}
      <DicePips pool={{ ...pool, difficulty: 0 }} />
      {` ${skillName(skills, attack.skill)}, ${percent(chance)} against Average. `}
    </>
  )
}
