import { EntityHead } from '#parts/entity/entity-layout.tsx'
import { NotFound } from '#parts/not-found/not-found.tsx'
import { SomethingWrong } from '#screens/fault/something-wrong.tsx'
import { ExpandableList } from '#ui/page/expandable-list.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { Panel, Disclosure, RailSection } from '#ui/page/panel.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { exampleEntity } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const lamps = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((name) => (
  <li key={name} tabIndex={-1}>
    {`Lamp ${name}`}
  </li>
))

export function Panels() {
  return (
    <>
      <Specimen name="Panel: with a title, without a title">
        <div className="grid gap-4 md:grid-cols-2">
          <Panel title="Attack Dice Pool">The content of the panel.</Panel>
          <Panel>The content of an untitled panel.</Panel>
        </div>
      </Specimen>
      <Specimen name="RailSection with a FactList">
        <RailSection title="Properties">
          <FactList>
            <Fact name="home">Low Tarrow</Fact>
            <Fact name="languages">Reach, Reedcant</Fact>
          </FactList>
        </RailSection>
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure title="The whole record">The collapsed content.</Disclosure>
      </Specimen>
      <Specimen name="ExpandableList: ten rows, eight of them shown at first">
        <ExpandableList label="Lamps" rows={lamps} />
      </Specimen>
    </>
  )
}

const noop = () => {}

/** Each specimen contains an `h1`; a real page has only one. */
export function Heads() {
  return (
    <>
      <Specimen name="PageHead: with a lede, without a lede">
        <PageHead title="The Party" lede="Heroes of The Drowned Road" />
        <PageHead title="Character not found" />
      </Specimen>
      <Specimen name="EntityHead: visible, hidden from players">
        <EntityHead entity={exampleEntity} description={exampleEntity.description} />
        <EntityHead entity={{ ...exampleEntity, visible: false }} description="" />
      </Specimen>
      <Specimen name="NotFound">
        <NotFound />
      </Specimen>
      <Specimen name="SomethingWrong">
        <SomethingWrong error={new Error('The server cannot be reached')} reset={noop} />
      </Specimen>
    </>
  )
}
