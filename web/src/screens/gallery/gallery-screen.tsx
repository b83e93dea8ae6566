import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { createQueryClient } from '#api/query-client.ts'
import { MeContext, meQuery } from '#api/session.ts'
import { SchemeChoice } from '#ui/field/scheme-choice.tsx'
import { usePageTitle } from '#ui/page/heading.tsx'

import { exampleEntity, exampleMe } from './examples.ts'
import { Buttons, Links } from './specimens/buttons.tsx'
import { Checks } from './specimens/checks.tsx'
import { Dialogs } from './specimens/dialogs.tsx'
import { Dice } from './specimens/dice.tsx'
import { Encounters } from './specimens/encounter.tsx'
import { Fields } from './specimens/fields.tsx'
import { Heads, Panels } from './specimens/panels.tsx'
import { Entities, Pictures } from './specimens/pictures.tsx'
import { Search } from './specimens/search.tsx'
import { States } from './specimens/states.tsx'
import { Labels, Prose } from './specimens/text.tsx'

interface Group {
  readonly id: string
  readonly title: string
  readonly Specimens: ComponentType
}

/** To add a group, add its component to `specimens/` and a line here. */
const groups: readonly Group[] = [
  { id: 'buttons', title: 'Buttons', Specimens: Buttons },
  { id: 'links', title: 'Links', Specimens: Links },
  { id: 'fields', title: 'Fields', Specimens: Fields },
  { id: 'dialogs', title: 'Dialogs', Specimens: Dialogs },
  { id: 'labels', title: 'Labels and icons', Specimens: Labels },
  { id: 'panels', title: 'Panels and sections', Specimens: Panels },
  { id: 'states', title: 'States', Specimens: States },
  { id: 'pictures', title: 'Pictures and placeholders', Specimens: Pictures },
  { id: 'dice', title: 'Dice', Specimens: Dice },
  { id: 'checks', title: 'Checks', Specimens: Checks },
  { id: 'encounter', title: 'Encounter', Specimens: Encounters },
  { id: 'prose', title: 'Prose', Specimens: Prose },
  { id: 'entities', title: 'Entities', Specimens: Entities },
  { id: 'search', title: 'Search', Specimens: Search },
  { id: 'heads', title: 'Heads and whole pages', Specimens: Heads },
]

/** Every element in every state, with example data. */
export function GalleryScreen() {
  const [queries] = useState(createGalleryQueryClient)
  // Set here, not in a `Heading`: the specimens' heads also set the title, and the last effect wins.
  usePageTitle('Gallery', 'Every component of Waybook in every state')
  return (
    <QueryClientProvider client={queries}>
      <MeContext value={exampleMe}>
        <meta name="robots" content="noindex" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-4 lg:lead-cols-56">
          <div className="grid content-start gap-6 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto">
            <SchemeChoice />
            <Contents />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
            <h1 className="text-52">Gallery</h1>
            {groups.map(({ id, title, Specimens }) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-title`}
                className="grid grid-cols-[minmax(0,1fr)] gap-8"
              >
                <h2 id={`${id}-title`} className="border-b border-line pb-2 text-36">
                  {title}
                </h2>
                <Specimens />
              </section>
            ))}
          </div>
        </div>
      </MeContext>
    </QueryClientProvider>
  )
}

function Contents() {
  return (
    <nav aria-label="Gallery">
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-hit items-center text-link underline lg:min-h-10">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The parameters of the prompt card's and the dialog's queries. */
const examplePrompts = [
  { entityId: exampleEntity.id },
  { entityId: 'scenes/a', style: 'fantasy', perspective: 'battlemap' },
] as const

/** A separate query client, so a refused query does not redirect to the sign-in page. */
function createGalleryQueryClient() {
  const queries = createQueryClient(() => {})
  queries.setQueryData(meQuery.queryKey, exampleMe)
  for (const params of examplePrompts) {
    const { queryKey } = operationQuery('getImagePrompt', params)
    queries.setQueryData(queryKey, { prompt: 'A lamp on a wet causeway, a fantasy digital painting.' })
  }
  return queries
}
