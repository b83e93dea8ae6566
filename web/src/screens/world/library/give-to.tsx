import { LIST_LONG_PAGE, PARTY_TAG, type EntityCard, type LibraryEntry } from '@waybook/contract'
import { worldLibrary } from '@waybook/messages/worldLibrary'
import { attackPool, chanceOfSuccess } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { percent } from '#ui/dice/odds-figures.ts'
import { Face } from '#ui/picture/face.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

const AVERAGE = 2

/** Gives one of an item to each chosen party member. */
export function GiveTo({ entry }: { readonly entry: LibraryEntry }) {
  const { data } = useOperation('listEntities', { type: 'character', tag: PARTY_TAG, limit: LIST_LONG_PAGE })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const giving = useWrite('giveItem', {
    params: (characterId: string) => ({ characterId, itemId: entry.id, amount: 1, show: true }),
  })
  const party = data?.entities ?? []
  const give = async () => {
    for (const id of chosen) await giving.mutateAsync(id)
    const names = party.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
    showNotice({ text: worldLibrary.given({ count: names.length, names: names.join(', '), item: entry.name }) })
    setChosen([])
  }
  if (party.length === 0) return null
  return (
    <section aria-label={worldLibrary.giveTo()} className="mt-4 grid gap-3 rounded-panel bg-mark-tint p-4 print:hidden">
      <h3 className="text-20">{worldLibrary.giveTo()}</h3>
      <ul className="grid">
        {party.map((member) => (
          <li key={member.id}>
            <Receiver
              member={member}
              entry={entry}
              isChosen={chosen.includes(member.id)}
              onToggle={(yes) => setChosen([...chosen.filter((id) => id !== member.id), ...(yes ? [member.id] : [])])}
            />
          </li>
        ))}
      </ul>
      <p className="text-14">{entry.visible ? worldLibrary.findAtOnce() : worldLibrary.allSee()}</p>
      {giving.error ? <ErrorAlert message={giving.error.message} /> : null}
      <Button
        variant="primary"
        busy={giving.isPending}
        busyLabel={worldLibrary.giving()}
        disabled={chosen.length === 0}
        // The error is shown above.
        onClick={() => void give().catch(() => {})}
      >
        {giveWords(entry, chosen.length)}
      </Button>
    </section>
  )
}

function giveWords({ visible }: LibraryEntry, count: number): string {
  if (count === 0) return visible ? worldLibrary.give() : worldLibrary.showAndGive()
  return visible ? worldLibrary.giveCount({ count }) : worldLibrary.showAndGiveCount({ count })
}

interface ReceiverProps {
  readonly member: EntityCard
  readonly entry: LibraryEntry
  readonly isChosen: boolean
  readonly onToggle: (yes: boolean) => void
}

function Receiver({ member, entry, isChosen, onToggle }: ReceiverProps) {
  const skills = useSkills()
  const { data: carried } = useOperation('getInventory', { id: member.id })
  const { data } = useOperation('getEntity', { id: member.id })
  const has = carried?.inventory.find(({ itemId }) => itemId === entry.id)?.amount ?? 0
  const attack = attackOf({ properties: entry.properties ?? {} }, skills)
  const score = data && attack ? scoreOf(data, attack.skill, attack.characteristic) : null
  const chance = attack && score ? chanceOfSuccess({ ...attackPool(attack, score), difficulty: AVERAGE }) : null
  const words = [
    has === 0 ? '' : worldLibrary.has({ count: has }),
    chance === null ? '' : worldLibrary.hits({ chance: percent(chance) }),
  ]
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1">
      <span className="size-10 shrink-0 overflow-hidden rounded-round bg-raised">
        <Face name={member.name} picture={member.image} />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{member.name}</span>
        <span className="text-14 text-ink-2">{words.filter((one) => one !== '').join(', ')}</span>
      </span>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onToggle(target.checked)}
        className="size-6 accent-primary"
      />
    </label>
  )
}
