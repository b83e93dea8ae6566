import type { Entity } from '@waybook/contract'
import { characteristics } from '@waybook/rules'

import { StatBox } from '#ui/text/fact-list.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

/** The six characteristics; those that are not set are 0. */
export function CharacteristicsSection({ scores }: { readonly scores: Entity['characteristics'] }) {
  return (
    <section aria-label="Characteristics" className="@container">
      <h2 className="sr-only">Characteristics</h2>
      <dl className="grid grid-cols-3 gap-2 @min-[32rem]:grid-cols-6">
        {characteristics.map((characteristic) => (
          <StatBox
            key={characteristic}
            label={camelCaseToWords(characteristic)}
            value={scores?.[characteristic] ?? 0}
          />
        ))}
      </dl>
    </section>
  )
}
