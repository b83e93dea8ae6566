import { admin } from '@waybook/messages/admin'

import { useOperation } from '#api/operation-query.ts'
import { ForGameMaster } from '#parts/campaign/for-game-master.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { AdminNav } from '../admin-screen.tsx'

/** The configuration of this installation, without secrets. */
export function EnvironmentScreen() {
  return (
    <ForGameMaster>
      <PageHead title={admin.environment()} lede={admin.environmentAbout()} />
      <AdminNav />
      <Panel title={admin.settings()}>
        <Environment />
      </Panel>
    </ForGameMaster>
  )
}

function Environment() {
  const { data, error, refetch } = useOperation('getEnvironment', {})
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return (
    <dl className="text-14">
      {data.settings.map(({ name, value }) => (
        <div key={name} className="grid gap-x-4 border-b border-line py-2 last:border-0 md:lead-cols-56">
          <dt className="font-semibold">{name}</dt>
          <dd className="wrap-anywhere text-ink-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
