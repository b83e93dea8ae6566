import { newCampaign } from '@waybook/messages/newCampaign'
import type { Skill } from '@waybook/rules'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

interface SkillsDialogProps {
  readonly open: boolean
  readonly known: readonly Skill[]
  readonly chosen: readonly string[]
  readonly onClose: () => void
  readonly onChange: (ids: readonly string[]) => void
}

/** The list of skills, each to keep or leave out. */
export function SkillsDialog({ open, known, chosen, onClose, onChange }: SkillsDialogProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const toggle = (id: string) => setIds((before) => before.symmetricDifference(new Set([id])))
  return (
    <Dialog open={open} onClose={onClose} title={newCampaign.skills()}>
      <p className="text-14 text-ink-2">{newCampaign.addLater()}</p>
      <ul className="-mx-2 grid max-h-[55dvh] overflow-y-auto md:grid-cols-2">
        {known.map(({ id, name, characteristic }) => (
          <li key={id}>
            <label className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-raised">
              <input
                type="checkbox"
                checked={ids.has(id)}
                onChange={() => toggle(id)}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="leading-tight min-w-0">
                {name}
                <span className="block text-12 text-ink-2">{camelCaseToWords(characteristic)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          variant="primary"
          disabledReason={ids.size === 0 ? newCampaign.atLeastOne() : undefined}
          onClick={() => onChange(known.flatMap(({ id }) => (ids.has(id) ? id : [])))}
        >
          {newCampaign.useSkills({ count: ids.size })}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {newCampaign.cancel()}
        </Button>
      </div>
    </Dialog>
  )
}
