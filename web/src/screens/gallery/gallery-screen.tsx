import { QueryClientProvider } from '@tanstack/react-query'
import type { Me } from '@waybook/contract'
import { useState, type ReactNode } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { createQueryClient } from '#api/query-client.ts'
import { MeContext, meQuery } from '#api/session.ts'
import { exampleEntity } from '#parts/entity/example-entity.ts'
import { SchemeChoice } from '#ui/field/scheme-choice.tsx'
import { usePageTitle } from '#ui/page/heading.tsx'

/**
 * Examples of components: elements by what they show. The examples of a folder are in a file `<folder>.examples.tsx` beside the components,
 * which exports them as `examples`.
 */
const modules = import.meta.glob<Readonly<Record<string, ReactNode>>>(
  '../../{ui,look,parts,screens}/**/*.examples.tsx',
  { eager: true, import: 'examples' },
)

/** The examples by folder: `ui/button` for `../../ui/button/button.examples.tsx`, `fault` for `../fault/fault.examples.tsx`. */
const groups = Object.entries(modules).map(([file, examples]) => ({
  folder: file.slice(0, file.lastIndexOf('/')).replaceAll('../', ''),
  examples: Object.entries(examples),
}))

/** Every element in every state, with example data. */
export function GalleryScreen() {
  const [queries] = useState(createGalleryQueryClient)
  // Set here, not in a `Heading`: the heads in examples also set the title, and the last effect wins.
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
            {groups.map(({ folder, examples }) => (
              <section
                key={folder}
                id={folder}
                aria-labelledby={`${folder}-title`}
                className="grid grid-cols-[minmax(0,1fr)] gap-8"
              >
                <h2 id={`${folder}-title`} className="border-b border-line pb-2 text-36 wrap-anywhere">
                  {folder}
                </h2>
                {examples.map(([name, example]) => (
                  <figure key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
                    <figcaption className="text-14 text-ink-2">{name}</figcaption>
                    <div>{example}</div>
                  </figure>
                ))}
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
        {groups.map(({ folder }) => (
          <li key={folder}>
            <a href={`#${folder}`} className="flex min-h-hit items-center text-link underline lg:min-h-10">
              {folder}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A viewer with every permission, who sees every control. */
const exampleMe: Me = {
  user: { id: 'nobody', username: null, firstName: 'Bram', lastName: null, emailAddresses: [], publicMetadata: {} },
  role: 'gameMaster',
  characterId: null,
  campaign: {
    id: 'gallery',
    name: 'The Drowned Road',
    tagline: 'A road that is there twice a day',
    region: 'The Tarrow Reach',
    masthead: 'The Tarrow Tidings',
    accent: null,
    relationshipNames: {},
    experience: null,
    skills: null,
    points: 'story',
    covers: { wide: null, tall: null },
  },
  may: [
    'seeHidden',
    'setVisibility',
    'readGameMasterNotes',
    'generateImage',
    'addImage',
    'deleteImage',
    'rollForTable',
  ],
  imageGeneration: true,
  forceDie: false,
  tokenNames: 'selected',
  campaigns: { others: false, mayManage: false },
  seq: 0,
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
