import type { Entity } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { effectLines } from '@waybook/rules'

import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Panel } from '#ui/page/panel.tsx'

import { useTalents } from './use-talents.ts'

/** A character's talents with their ranks, their words and their effects. Renders nothing if there are none. */
export function TalentsPanel({ character }: { readonly character: Pick<Entity, 'id' | 'relationships'> }) {
  const talents = useTalents(character)
  if (talents.length === 0) return null
  return (
    <Panel title={sheet.talents()} tight flat>
      <ul>
        {talents.map(({ id, name, rank, page }) => {
          const words = page?.properties?.['dice'] ?? page?.description ?? ''
          return (
            <li key={id} className="border-b border-line py-2 last:border-0">
              <p className="flex min-h-6 items-baseline justify-between gap-3">
                <EntityLink id={id} name={name} className="font-medium" />
                <span className="text-14 whitespace-nowrap text-ink-2">{sheet.rank({ rank })}</span>
              </p>
              {words === '' ? null : <p className="text-14 text-ink-2">{String(words)}</p>}
              {effectLines(page?.properties ?? {}).map((line) => (
                <p key={line} className="text-14 font-semibold">
                  {line}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
