import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { Breadcrumbs } from './breadcrumbs.tsx'
import { ExpandableList } from './expandable-list.tsx'
import { PageHead } from './heading.tsx'
import { Disclosure, Panel, RailSection } from './panel.tsx'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Items', href: '/items' },
]

const lamps = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((name) => (
  <li key={name} tabIndex={-1}>
    {`Lamp ${name}`}
  </li>
))

export const examples = {
  'Panel: with a title, without a title': (
    <div className="grid gap-4 md:grid-cols-2">
      <Panel title="Attack Dice Pool">The content of the panel.</Panel>
      <Panel>The content of an untitled panel.</Panel>
    </div>
  ),
  'RailSection with a FactList': (
    <RailSection title="Properties">
      <FactList>
        <Fact name="home">Low Tarrow</Fact>
        <Fact name="languages">Reach, Reedcant</Fact>
      </FactList>
    </RailSection>
  ),
  Disclosure: <Disclosure title="The whole record">The collapsed content.</Disclosure>,
  'ExpandableList: ten rows, eight of them shown at first': <ExpandableList label="Lamps" rows={lamps} />,
  Breadcrumbs: (
    <Breadcrumbs crumbs={crumbs} here="Watch book of the third lamp, with a name that takes more than one line" />
  ),
  'PageHead: with a lede, without a lede': (
    <>
      <PageHead title="The Party" lede="Heroes of The Drowned Road" />
      <PageHead title="Character not found" />
    </>
  ),
}
