import { createFileRoute, lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import { categoryOf, idFromRoute, isEntityId, typeOfCategory, type EntityType } from '@waybook/contract'

import { readAhead } from '#api/read-ahead.ts'
import { entityPages, type DetailScreen } from '#parts/entity/entity-pages.ts'

interface DetailProps {
  readonly type: EntityType
  /** The address after the category: a name, or a whole id. */
  readonly segment: string
}

/** Each screen is a separate chunk. `preload` loads it. */
const screens: Readonly<Record<DetailScreen, AsyncRouteComponent<DetailProps>>> = {
  character: lazyRouteComponent(() => import('#screens/character/character-screen.tsx'), 'CharacterScreen'),
  entity: lazyRouteComponent(() => import('#screens/entity/entity-screen.tsx'), 'EntityScreen'),
  newsletter: lazyRouteComponent(() => import('#screens/newsletter/newsletter-screen.tsx'), 'NewsletterScreen'),
  scene: lazyRouteComponent(() => import('#screens/scene/scene-screen.tsx'), 'SceneScreen'),
}

/** The page of one entity, such as `/items/bell`. */
export const Route = createFileRoute('/_campaign/$category/$')({
  // The screens are separate chunks already, and the rest of this file is too small for its own.
  codeSplitGroupings: [],
  params: {
    // `false` makes the router try other routes.
    parse: ({ category, _splat }) => {
      // Like all addresses, it is case-insensitive.
      const type = typeOfCategory(category.toLowerCase())
      return type !== null && { category: categoryOf[type], _splat }
    },
  },
  // Also runs when the user is about to follow a link. Works like the router's own code splitting: the page changes once its code has loaded, and the
  // next visit retries code that failed to load.
  loader: {
    handler: async ({ params: { category, _splat = '' }, context: { queryClient } }) => {
      const { detail } = entityPages[typeOfCategory(category)]
      const id = idFromRoute(category, _splat)
      if (isEntityId(id) && detail === 'scene') readAhead(queryClient, 'getSceneDetails', { sceneId: id })
      else if (isEntityId(id)) readAhead(queryClient, 'getEntity', { id })
      await screens[detail].preload?.()
    },
    staleReloadMode: 'blocking',
  },
  preloadStaleTime: 0,
  component: EntityDetail,
})

function EntityDetail() {
  const { category, _splat = '' } = Route.useParams()
  const type = typeOfCategory(category)
  const Screen = screens[entityPages[type].detail]
  return <Screen key={`${category}/${_splat}`} type={type} segment={_splat} />
}
