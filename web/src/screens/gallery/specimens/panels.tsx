import { Disclosure } from '#ui/page/disclosure.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { RailSection } from '#ui/page/rail-section.tsx'
import { UnfoldingList } from '#ui/page/unfolding-list.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { Specimen } from '../specimen.tsx'

const lamps = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((name) => (
  <li key={name} tabIndex={-1}>
    {`Lamp ${name}`}
  </li>
))

export function Panels() {
  return (
    <>
      <Specimen name="Panel: with a title, and without">
        <div className="grid gap-4 md:grid-cols-2">
          <Panel title="Attack Dice Pool">What one operates.</Panel>
          <Panel>What one operates, unnamed.</Panel>
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
        <Disclosure title="The whole record">What was folded up.</Disclosure>
      </Specimen>
      <Specimen name="UnfoldingList: ten rows, of which eight show">
        <UnfoldingList label="Lamps" rows={lamps} />
      </Specimen>
    </>
  )
}
