import type { ImportedReport, ImportSource } from '@waybook/contract'

import { typeNames } from '#parts/entity/type-names.ts'

const sourceNames: Readonly<Record<ImportSource, string>> = {
  folder: 'A folder of notes',
  kanka: 'An export of Kanka',
  uvtt: 'A map in the Universal VTT format',
  azgaar: 'A world of Azgaar’s map generator',
  foundry: 'Documents of Foundry VTT',
  oggdude: 'OggDude’s data',
  adversaries: 'Adversaries of SW Adversaries',
  onlyworlds: 'A world of OnlyWorlds',
}

/** The pages by type, with some of their names. */
export function FoundPages({ report: { source, pages, pictures, links } }: { readonly report: ImportedReport }) {
  const rows = [
    ...pages.map(({ type, count, examples }) => ({
      name: count === 1 ? typeNames[type].singular : typeNames[type].plural,
      count,
      about: examples.join(', '),
    })),
    { name: pictures === 1 ? 'Picture' : 'Pictures', count: pictures, about: 'Made ready after the import' },
  ]
  return (
    <section aria-labelledby="found">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 pb-1">
        <h3 id="found" className="text-22">
          What was found
        </h3>
        <p className="text-14 text-ink-2">{`${sourceNames[source]}, ${links.resolved + links.dangling} links`}</p>
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
