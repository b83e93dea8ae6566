import { createFileRoute } from '@tanstack/react-router'
import { categoryOf, typeOfCategory } from '@waybook/contract'

import { readAhead, readListAhead } from '#api/read-ahead.ts'
import { listedTypeOf } from '#parts/entity/entity-pages.ts'
import { EntityListScreen } from '#screens/list/entity-list-screen.tsx'
import { readListFilter } from '#screens/list/list-filter.ts'

/** The list of a type of entity, such as `/items`. */
export const Route = createFileRoute('/_campaign/$category/')({
  params: {
    // `false` makes the router try other routes.
    parse: ({ category }) => {
      const type = listedTypeOf(category)
      return type !== null && { category: categoryOf[type] }
    },
  },
  validateSearch: readListFilter,
  // Also runs when the user is about to follow a link.
  loader: ({ params: { category }, location: { searchStr }, context: { queryClient } }) => {
    const type = typeOfCategory(category)
    if (searchStr !== '') return
    if (type !== 'character') readListAhead(queryClient, { type })
    else for (const party of [true, false]) readListAhead(queryClient, { type, party })
    readAhead(queryClient, 'countTags', { type })
  },
  preloadStaleTime: 0,
  component: EntityList,
})

function EntityList() {
  const { category } = Route.useParams()
  return <EntityListScreen key={category} type={typeOfCategory(category)} />
}
