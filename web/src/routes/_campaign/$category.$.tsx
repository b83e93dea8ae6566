import { createFileRoute, lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import { categoryOf, typeOfCategory, type EntityType } from '@waybook/contract'

import { detailedTypeOf, entityPages, type DetailedType, type DetailScreen } from '../../parts/entity/entity-pages.ts'

interface DetailProps {
  readonly type: EntityType
  /** What the address says after the category: a bare name, or a whole id. */
  readonly segment: string
}

/** Each is a chunk of its own, which the link to such a page loads when somebody is about to follow it. */
const screens: Readonly<Record<DetailScreen, AsyncRouteComponent<DetailProps>>> = {
  character: lazyRouteComponent(() => import('../../screens/character/character-screen.tsx'), 'CharacterScreen'),
  entity: lazyRouteComponent(() => import('../../screens/entity/entity-screen.tsx'), 'EntityScreen'),
  scene: lazyRouteComponent(() => import('../../screens/scene/scene-screen.tsx'), 'SceneScreen'),
}

/** The page of one entity, as `/items/bell`. */
export const Route = createFileRoute('/_campaign/$category/$')({
  // The screens are split off already; what is left here is smaller than a request.
  codeSplitGroupings: [],
  params: {
    // `false` leaves the address to the routes after this one.
    parse: ({ category, _splat }) => {
      const type = detailedTypeOf(category)
      return type !== null && { category: categoryOf[type], _splat }
    },
  },
  // As for any other route's component: the page changes once its code is there, and code that could not be loaded is asked for anew next time.
  loader: {
    handler: async ({ params: { category } }) => await screenOf(typeOfCategory(category)).preload?.(),
    staleReloadMode: 'blocking',
  },
  preloadStaleTime: 0,
  component: EntityDetail,
})

function EntityDetail() {
  const { category, _splat = '' } = Route.useParams()
  const type = typeOfCategory(category)
  const Screen = screenOf(type)
  return <Screen key={`${category}/${_splat}`} type={type} segment={_splat} />
}

function screenOf(type: DetailedType) {
  return screens[entityPages[type].detail]
}
