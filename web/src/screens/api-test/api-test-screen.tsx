import { PageHead } from '#ui/page/page-head.tsx'

import { CharacterNames } from './character-names.tsx'
import { Connection } from './connection.tsx'
import { EntitySearch } from './entity-search.tsx'
import { Question } from './question.tsx'

export function ApiTestScreen() {
  return (
    <>
      <PageHead title="API test" lede="Ask the campaign anything, in Datalog; you are told what you may know." />
      <Question />
      <div className="mt-10 grid grid-cols-1 items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Connection />
        <CharacterNames />
        <EntitySearch />
      </div>
    </>
  )
}
