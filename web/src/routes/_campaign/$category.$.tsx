import { createFileRoute, lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import { categoryOf, typeOfCategory, type EntityType } from '@waybook/contract'

import { detailedTypeOf, entityPages, type DetailScreen } from '#parts/entity/entity-pages.ts'

interface DetailProps {
  readonly type: EntityType
  /** The part of the address after the category: a bare name, or a whole id. */
  readonly segment: string
}

/** Each is a chunk of its own. `preload` loads it, also when somebody is about to follow a link. */
const screens: Readonly<Record<DetailScreen, AsyncRouteComponent<DetailProps>>> = {
  character: lazyRouteComponent(() => import('#screens/character/character-screen.tsx'), 'CharacterScreen'),
  entity: lazyRouteComponent(() => import('#screens/entity/entity-screen.tsx'), 'EntityScreen'),
  scene: lazyRouteComponent(() => import('#screens/scene/scene-screen.tsx'), 'SceneScreen'),
}

/** The page of one entity, as `/items/bell`. */
export const Route = createFileRoute('/_campaign/$category/$')({
  // The screens are chunks already. What remains here is smaller than the request for another one.
  codeSplitGroupings: [],
  params: {
    // `false` makes the router try other routes.
    parse: ({ category, _splat }) => {
      const type = detailedTypeOf(category)
      return type !== null && { category: categoryOf[type], _splat }
    },
  },
  // Works as the router's own code splitting does: the page changes when its code is there, and code that failed to load is requested again the next time.
  loader: {
    handler: async ({ params: { category } }) =>
      await screens[entityPages[typeOfCategory(category)].detail].preload?.(),
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
