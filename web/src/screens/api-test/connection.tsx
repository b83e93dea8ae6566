import { useQuery } from '@tanstack/react-query'

import { Panel } from '#ui/page/panel.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { get } from '../../client/get.ts'
import { useMe } from '../../client/me.ts'
import { LoadKnowledge } from './load-knowledge.tsx'

interface Health {
  readonly service: string
  readonly environment: string
}

export function Connection() {
  const { user, role, campaign } = useMe()
  const { data, error } = useQuery({ queryKey: ['health'], queryFn: () => get<Health>('/api/health') })
  return (
    <Panel title="Connection" tight>
      <FactList>
        <Fact name="Server">{location.origin}</Fact>
        <Fact name="State">
          <output>{error ? error.message : data ? `Connected (${data.environment})` : 'Checking...'}</output>
        </Fact>
        <Fact name="Campaign">{campaign.name}</Fact>
        <Fact name="Signed in">{user.emailAddresses[0]?.emailAddress}</Fact>
        <Fact name="Sees">{role === 'gameMaster' ? 'everything' : 'what players may know'}</Fact>
      </FactList>
      <LoadKnowledge />
    </Panel>
  )
}
