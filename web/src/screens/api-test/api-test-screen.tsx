import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { call, get } from '#api/call.ts'
import { useMe } from '#api/session.ts'
import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { CharacterNames, EntitySearch } from './entity-panels.tsx'
import { QueryEditor } from './query-editor.tsx'

export function ApiTestScreen() {
  return (
    <>
      <PageHead title="API test" lede="Query the campaign in Datalog. Results include only what you may see." />
      <QueryEditor />
      <div className="mt-10 grid grid-cols-1 items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Connection />
        <CharacterNames />
        <EntitySearch />
      </div>
    </>
  )
}

interface Health {
  readonly service: string
  readonly environment: string
}

function Connection() {
  const { user, role, campaign } = useMe()
  const { data, error } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => get<Health>('/api/health', signal),
  })
  return (
    <Panel title="Connection" tight>
      <FactList>
        <Fact name="Server">{location.origin + basePath}</Fact>
        <Fact name="State">
          <output>{error ? error.message : data ? `Connected (${data.environment})` : 'Checking...'}</output>
        </Fact>
        <Fact name="Campaign">{campaign.name}</Fact>
        <Fact name="Signed in">{user.emailAddresses[0]?.emailAddress}</Fact>
        <Fact name="Sees">{role === 'gameMaster' ? 'everything' : 'what players may see'}</Fact>
      </FactList>
      <LoadKnowledge />
    </Panel>
  )
}

/** The campaign's facts are always loaded. The button only checks and confirms this. */
function LoadKnowledge() {
  const [notice, setNotice] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    setNotice(null)
    try {
      await call('getFactsSchema', {})
      setNotice('The knowledge base is already loaded')
    } catch (error) {
      setNotice(`Failed to load knowledge: ${error instanceof Error ? error.message : 'unknown error'}`)
    }
    setBusy(false)
  }
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button onClick={() => void load()} busy={busy}>
        Load DAM3 Knowledge
      </Button>
      {notice === null ? null : <p role="alert">{notice}</p>}
    </div>
  )
}
