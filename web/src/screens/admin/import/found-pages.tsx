import type { ImportedReport, ImportSource } from '@waybook/contract'
import { importPlan } from '@waybook/messages/importPlan'

import { typeNames } from '#parts/entity/type-names.ts'

const sourceNames: Readonly<Record<ImportSource, () => string>> = {
  folder: () => importPlan.fromFolder(),
  kanka: () => importPlan.fromKanka(),
  uvtt: () => importPlan.fromUvtt(),
  azgaar: () => importPlan.fromAzgaar(),
  foundry: () => importPlan.fromFoundry(),
  oggdude: () => importPlan.fromOggdude(),
  adversaries: () => importPlan.fromAdversaries(),
  onlyworlds: () => importPlan.fromOnlyworlds(),
}

/** The pages by type, with some of their names. */
export function FoundPages({ report: { source, pages, pictures, links } }: { readonly report: ImportedReport }) {
  const rows = [
    ...pages.map(({ type, count, examples }) => ({
      name: count === 1 ? typeNames[type].singular : typeNames[type].plural,
      count,
      about: examples.join(', '),
    })),
    { name: importPlan.pictures({ count: pictures }), count: pictures, about: importPlan.picturesLater() },
  ]
  return (
    <section aria-labelledby="found">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 pb-1">
        <h3 id="found" className="text-22">
          {importPlan.whatWasFound()}
        </h3>
        <p className="text-14 text-ink-2">
          {importPlan.sourceAndLinks({ source: sourceNames[source](), links: links.resolved + links.dangling })}
        </p>
      </header>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {rows.map(({ name, count, about }) => (
          <li
            key={name}
            className="grid min-w-0 grid-cols-[4rem_minmax(0,1fr)] items-center gap-3 border-b border-line py-2"
          >
            <span className="text-end font-serif text-22 font-semibold tabular-nums">{count}</span>
            <span className="min-w-0">
              <b className="block font-semibold">{name}</b>
              <span className="block truncate text-14 text-ink-2">{about}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
