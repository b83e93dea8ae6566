import { PageHead } from '#ui/page/page-head.tsx'

import { EntityHead } from '../../../parts/entity/entity-head.tsx'
import { NotFound } from '../../fault/not-found.tsx'
import { SomethingWrong } from '../../fault/something-wrong.tsx'
import { exampleEntity } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const nothing = () => {}

/** Each brings a heading of the first rank, which the pages they stand on have once. */
export function Heads() {
  return (
    <>
      <Specimen name="PageHead: with a line beneath it, and without">
        <PageHead title="The Party" lede="Heroes of The Drowned Road" />
        <PageHead title="Character not found" />
      </Specimen>
      <Specimen name="EntityHead: shown, and hidden from players">
        <EntityHead entity={exampleEntity} description={exampleEntity.description} />
        <EntityHead entity={{ ...exampleEntity, visible: false }} description="" />
      </Specimen>
      <Specimen name="NotFound">
        <NotFound />
      </Specimen>
      <Specimen name="SomethingWrong">
        <SomethingWrong error={new Error('The server cannot be reached')} reset={nothing} />
      </Specimen>
    </>
  )
}
